import { groupDigits } from './group-digits'
import { plainDigits } from './plain-digits'

export interface Shown {
  text: string
  /** The comma was typed as a dot, so it may still turn out to group: "12.50" is 12,50 but "12.500" is 12.500. */
  isGuess: boolean
}

export interface Typed {
  text: string
  /** Where the caret stands in `text`. */
  caret: number
}

/**
 * What stands in the amount field after a keystroke: `before` is what it showed, `keyed` what the browser made of it.
 * The digits are grouped anew and the caret stays behind the same digit. Erasing a dot erases the digit beside it
 * (before the caret, or behind it where `isForward`), or the key would seem dead.
 */
export function typeAmount(before: Shown, keyed: Typed, isForward = false): Shown & Typed {
  const typed = { ...keyed, text: plainDigits(keyed.text) }
  if (typed.text === `${before.text}.` && before.text && !before.text.includes(','))
    return { text: `${before.text},`, caret: typed.caret, isGuess: true }
  const edited = erasesDot(before.text, typed.text) ? eraseDigit(typed, isForward) : typed
  if (before.isGuess && /,\d{3}/.test(edited.text)) return group(removeComma(edited))
  return { ...group(edited), isGuess: before.isGuess && edited.text.includes(',') }
}

function group({ text, caret }: Typed): Shown & Typed {
  const grouped = groupDigits(toDecimal(text))
  const zeros = (part: string) => /^0*/.exec(significant(part))?.[0].length ?? 0
  // Zeros in front may have gone ("007") or come (",5"); the caret counts what stands before it without them.
  const behind = Math.max(0, significant(text.slice(0, caret)).length - zeros(text)) + zeros(grouped)
  const isBeforeAll = caret === 0
  return { text: grouped, caret: isBeforeAll ? 0 : positionAfter(grouped, behind), isGuess: false }
}

const significant = (text: string) => text.replace(/[^\d,]/g, '')

const erasesDot = (before: string, text: string) =>
  text.length === before.length - 1 && significant(before) === significant(text)

const eraseDigit = ({ text, caret }: Typed, isForward: boolean): Typed => {
  const at = Math.max(isForward ? caret : caret - 1, 0)
  return { text: text.slice(0, at) + text.slice(at + 1), caret: at }
}

const removeComma = ({ text, caret }: Typed): Typed => ({
  text: text.replace(',', ''),
  caret: text.slice(0, caret).includes(',') ? caret - 1 : caret,
})

/** "5.000,5" as "5000.5"; the mark of an amount that is still being typed stays. */
function toDecimal(text: string) {
  const [whole = '', ...rest] = significant(text).split(',')
  return rest.length ? `${whole}.${rest.join('').slice(0, 2)}` : whole
}

function positionAfter(text: string, count: number) {
  let position = 0
  for (let seen = 0; seen < count && position < text.length; position++) if (text[position] !== '.') seen++
  return position
}
