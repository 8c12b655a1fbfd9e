import { type BodyOf, centsOf, type setBudgets } from '@pundi/contract'
import type { Typed } from '@pundi/kit/form'
import { choiceOf } from '../../shared/save-form/read-fields'
import { allCarries } from './budget-fields'

type Several = BodyOf<typeof setBudgets>
type One = Several['budgets'][number]

export type SeveralFields = Typed<'from_period' | `${'amount' | 'carry' | 'was'}_${number}`>

/**
 * Reads the form with the budgets of all categories. `amount_7` and `carry_7` are the amount and
 * the carry-over of category 7. `was_7` has both previous values, such as "500000.00 both";
 * `was_7` is empty if the category had no budget.
 * Skips unchanged budgets, because the server would make a budget of a single period permanent.
 * An empty amount ends the budget.
 */
export function readSeveral({ from_period = '', ...typed }: SeveralFields): Several {
  const budgets = Object.entries(typed).flatMap(([name, was = '']): One[] => {
    const [, id] = /^was_(\d+)$/.exec(name) ?? []
    if (id === undefined) return []
    const category_id = Number(id)
    const {
      [`amount_${category_id}` as const]: amount = '',
      [`carry_${category_id}` as const]: carry = 'none',
    } = typed
    if (amount.trim() === '') return was === '' ? [] : [{ category_id, amount: null }]
    if (isUnchanged(was, amount, carry)) return []
    return [{ category_id, amount, carry: choiceOf(allCarries, carry) }]
  })
  return { from_period, budgets }
}

function isUnchanged(was: string, amount: string, carry: string) {
  const [amountBefore = '', carryBefore] = was.split(' ')
  const isAmount = /^-?\d+(\.\d{1,2})?$/.test(amount)
  return carryBefore === carry && isAmount && centsOf(amountBefore) === centsOf(amount)
}
