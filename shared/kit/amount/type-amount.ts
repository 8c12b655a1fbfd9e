import { groupDigits } from './group-digits'
import { plainDigits } from './plain-digits'

export interface Typed {
  text: string
  /** Where the caret stands in `text`. */
  caret: number
}

/**
 * What stands in the amount field after a keystroke: `before` is what it showed, `keyed` what the browser made of it.
 * Digits are grouped anew and the caret stays behind the same digit; erasing a dot that groups erases the digit beside
 * it (before the caret, or behind it where `isForward`), or the key would seem dead. Whatever else is typed, an
 * operator, a unit, a mark of one's own, stays as it is typed, and nothing is grouped while it stands.
 */
export function typeAmount(before: string, keyed: Typed, isForward = false): Typed {
  const typed = { ...keyed, text: plainDigits(keyed.text) }
  if (isGrouped(before) && !addsMark(before, typed.text)) {
    const edited = erasesDot(before, typed.text) ? eraseDigit(typed, isForward) : typed
    if (own.test(edited.text)) return group(edited)
  }
  return /^\d+$/.test(typed.text) ? group(typed) : typed
}

/** Of the marks that the field itself sets, and room for no more decimals than there may be. */
const own = /^[\d.]*(?:,\d{0,2})?$/

/** It is an amount as the field itself shows one, and nothing else. */
export const isGrouped = (text: string) => own.test(text) && groupDigits(toDecimal(text)) === text

function group({ text, caret }: Typed): Typed {
  const grouped = groupDigits(toDecimal(text))
  // A zero may have come in front (",5").
  const behind =
    significant(text.slice(0, caret)).length + significant(grouped).length - significant(text).length
  return { text: grouped, caret: caret === 0 ? 0 : positionAfter(grouped, behind) }
}

const significant = (text: string) => text.replace(/[^\d,]/g, '')

const addsMark = (before: string, text: string) =>
  ['.', ','].some(mark => text.split(mark).length > before.split(mark).length)

const erasesDot = (before: string, text: string) =>
  text.length === before.length - 1 && significant(before) === significant(text)

const eraseDigit = ({ text, caret }: Typed, isForward: boolean): Typed => {
  const at = Math.max(isForward ? caret : caret - 1, 0)
  return { text: text.slice(0, at) + text.slice(at + 1), caret: at }
}

/** "5.000,5" as "5000.5"; the mark of an amount that is still being typed stays. */
const toDecimal = (text: string) => significant(text).replace(',', '.')

function positionAfter(text: string, count: number) {
  let position = 0
  for (let seen = 0; seen < count && position < text.length; position++) if (text[position] !== '.') seen++
  return position
}
