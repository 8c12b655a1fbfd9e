import { groupDigits } from './write-amount'
import { plainDigits } from './plain-digits'

export interface Typed {
  text: string
  /** Where the caret stands in `text`. */
  caret: number
}

/**
 * The text and caret of the amount field after a keystroke: `before` is the text that it showed, `keyed` the text that
 * the browser made of it. Digits are grouped again and the caret stays behind the same digit. Erasing a dot that groups
 * erases the digit beside it (before the caret, or behind it where `isForward`), or the key would seem dead. With
 * anything else in the text, an operator, a unit or another mark, the text stays as typed and nothing is grouped.
 */
export function typeAmount(before: string, keyed: Typed, isForward = false): Typed {
  const typed = { ...keyed, text: plainDigits(keyed.text) }
  if (isGrouped(before) && !addsMark(before, typed.text)) {
    const edited = erasesDot(before, typed.text) ? eraseDigit(typed, isForward) : typed
    if (own.test(edited.text)) return group(edited)
  }
  return /^\d+$/.test(typed.text) ? group(typed) : typed
}

/** Only the marks that the field itself sets, and no more decimals than allowed. */
const own = /^[\d.]*(?:,\d{0,2})?$/

/** Whether a text is an amount as the field itself shows one. */
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

/** Turns "5.000,5" into "5000.5"; the mark of an amount that is still being typed stays. */
const toDecimal = (text: string) => significant(text).replace(',', '.')

function positionAfter(text: string, count: number) {
  let position = 0
  for (let seen = 0; seen < count && position < text.length; position++) if (text[position] !== '.') seen++
  return position
}
