import { type BodyOf, centsOf, type setBudgets } from '@pundi/contract'

type Several = BodyOf<typeof setBudgets>
type One = Several['budgets'][number]

/**
 * What a form of all budgets changes: `amount_7` and `carry_7` are those of category 7, `was_7` what stood there before
 * ("500000.00 both", or nothing). One that is as it was is not sent: an amount for one period alone stays that. An
 * amount that was emptied ends its budget.
 */
export function readSeveral({ from_period = '', ...fields }: Record<string, string>): Several {
  const budgets = Object.entries(fields).flatMap(([name, was]): One[] => {
    const [, id] = /^was_(\d+)$/.exec(name) ?? []
    if (id === undefined) return []
    const category_id = Number(id)
    const [amount = '', carry = 'none'] = [fields[`amount_${id}`], fields[`carry_${id}`]]
    if (amount.trim() === '') return was === '' ? [] : [{ category_id, amount: null }]
    if (isSame(was, amount, carry)) return []
    return [{ category_id, amount, carry: carry as One['carry'] }]
  })
  return { from_period, budgets }
}

function isSame(was: string, amount: string, carry: string) {
  const [amountBefore = '', carryBefore] = was.split(' ')
  const isAmount = /^-?\d+(\.\d{1,2})?$/.test(amount)
  return carryBefore === carry && isAmount && centsOf(amountBefore) === centsOf(amount)
}
