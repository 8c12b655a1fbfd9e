import { fold } from './fold'

/** Whose password it is, as far as that is known. */
export interface Owner {
  name?: string | undefined
  email?: string | undefined
}

/** The words of a name, and the parts of an address, of three letters or more. */
export const ownWords = ({ name = '', email = '' }: Owner) =>
  fold(`${name} ${email}`)
    .split(/[^\p{L}]+/u)
    .filter(word => word.length > 2)

/** Up to this many digits and signs around a name or an address do not make a password. */
const few = 8

/**
 * Whether a folded password is the owner's whole name, address or its part before the @, however many digits that has.
 * Signs between its parts may differ, and a few digits and signs may stand around it.
 */
export function isOwn(plain: string, { name = '', email = '' }: Owner): boolean {
  const wholes = [name, email, email.replace(/@[^@]*$/, '')].map(whole => fold(whole).trim())
  return wholes.some(whole => whole !== '' && (plain.trim() === whole || isAround(plain, whole)))
}

function isAround(plain: string, whole: string) {
  const [inner, outer] = [bare(whole), bare(plain)]
  const isSmall = inner.length < 3 || plain.length > whole.length + few
  return !isSmall && outer.includes(inner) && !/\p{L}/u.test(outer.replace(inner, ''))
}

const bare = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '')
