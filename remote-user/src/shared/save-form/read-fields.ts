import type { Typed } from '@pundi/kit/form'
import { HttpError } from '@pundi/platform/http'
import { text } from '../../catalogue/text'

/** NaN if nothing is typed. JSON turns NaN into null, which the server refuses. */
export const numberOf = (typed = '') => (typed === '' ? Number.NaN : Number(typed))

export const numbersOf = (typed: string) => typed.split(',').map(Number)

export const numberOrNull = (typed = '') => (typed === '' ? null : Number(typed))

export function choiceOf<Choice extends string>(choices: readonly Choice[], typed = ''): Choice {
  const choice = choices.find(each => each === typed)
  if (choice === undefined) throw new Error(`The form offers no "${typed}", only ${choices.join(', ')}.`)
  return choice
}

/**
 * Decimal text; empty if nothing is typed.
 * @throws HttpError 422 if the amount field could not read the text, because the server might read
 * another amount
 */
export function amountOf<Name extends string>(typed: Typed<Name>, name: Name): string {
  const amount = typed[name] ?? ''
  if (amount === '' || /^\d+(\.\d+)?$/.test(amount)) return amount
  const message = text('Enter an amount')
  throw new HttpError(message, 422, { [name]: [message] })
}
