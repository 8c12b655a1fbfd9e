import { groupDigits } from './write-amount'
import { plainDigits } from './read/read-amount'

export interface Typed {
  text: string
  caret: number
}

/**
 * Returns the text and caret after a keystroke. `before` is the text shown so far, `keyed` the new
 * text from the browser. Digits are grouped again, and the caret stays behind the same digit. If
 * only a grouping dot was erased, the digit next to it is erased too: the next digit if
 * `isForward`, otherwise the previous digit. Text with an operator, a unit or another separator
 * stays as typed.
 */
export function typeAmount(before: string, keyed: Typed, isForward = false): Typed {
  const typed = { ...keyed, text: plainDigits(keyed.text) }
  if (isGrouped(before) && !addsMark(before, typed.text)) {
    const edited = erasesDot(before, typed.text) ? eraseDigit(typed, isForward) : typed
    if (own.test(edited.text)) return group(edited)
  }
  return /^\d+$/.test(typed.text) ? group(typed) : typed
}

const own = /^[\d.]*(?:,\d{0,2})?$/

export const isGrouped = (text: string) => own.test(text) && groupDigits(toDecimal(text)) === text

function group({ text, caret }: Typed): Typed {
  const grouped = groupDigits(toDecimal(text))
  // Grouping may add a zero in front: ",5" becomes "0,5". The caret must move with that zero.
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

const toDecimal = (text: string) => significant(text).replace(',', '.')

function positionAfter(text: string, count: number) {
  let position = 0
  for (let seen = 0; seen < count && position < text.length; position++) if (text[position] !== '.') seen++
  return position
}
