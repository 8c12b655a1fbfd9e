import { fold } from './fold'

export interface Owner {
  name?: string | undefined
  email?: string | undefined
}

export const ownWords = ({ name = '', email = '' }: Owner) =>
  fold(`${name} ${email}`)
    .split(/[^\p{L}]+/u)
    .filter(word => word.length > 2)

const few = 8

/**
 * True if `plain` (a password after `fold`) is the owner's name, e-mail address, or the part of the
 * address before the @. Signs are ignored. Up to eight more digits and signs may surround the
 * match.
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
