import type { BudgetBody, BudgetRule, BudgetsBody, ChangedAnswer, MoveBudgetBody } from '@pundi/contract'
import { centsOf } from '@pundi/contract'
import { type Database, isBeyond, type Queryable } from '../platform/database/database'
import { notFound, Refusal, refusedField } from '../platform/http/errors/refusal'
import type { Repeat } from '../platform/idempotency/queries'
import { addOnce, areSame, endRules, setRule, type When } from './rules/change-rules'
import { holdBudgets, writeBudgets, type Written } from './write-queries'
import { findRules, type LoggedBudget } from './queries'
import { listBudgets } from './list-budgets'
import { type Calendar, numberOf } from './rules/number-periods'

type Owner = Calendar & { id: number }
type Changed = ChangedAnswer['data']

export async function setBudget(
  database: Database,
  owner: Owner,
  categoryId: number,
  { from_period, amount, is_once, carry }: BudgetBody,
): Promise<Changed> {
  return inHeld(database, owner, [categoryId], async (client, [state]) => {
    if (!state) throw notFound()
    const rules = setRule(state.budgets, { is_once, amount, carry }, whenOf(from_period, owner))
    return writeBudgets(client, owner.id, 'Set budget', changeOf(state, rules))
  })
}

/**
 * Sets all the budgets or none; an amount of null ends a budget. Throws 422 if an id is not an
 * expense category of the user.
 */
export async function setBudgets(
  database: Database,
  owner: Owner,
  { from_period, budgets }: BudgetsBody,
): Promise<Changed> {
  const when = whenOf(from_period, owner)
  const wanted = new Map(budgets.map(one => [one.category_id, one]))
  return inHeld(database, owner, [...wanted.keys()], async (client, states) => {
    if (states.length < wanted.size) throw refusedField(422, 'budgets', 'Choose one from the list')
    const entries = states.flatMap(state => {
      const { amount = null, carry = 'none' } = wanted.get(state.id) ?? {}
      const rules =
        amount === null
          ? endRules(state.budgets, when)
          : setRule(state.budgets, { is_once: false, amount, carry }, when)
      return changeOf(state, rules)
    })
    return writeBudgets(client, owner.id, 'Set budget', entries)
  })
}

/** Ends the budget in the period of `day`. Without a day, removes the budget with its history. */
export async function removeBudget(
  database: Database,
  owner: Owner,
  categoryId: number,
  day: string | undefined,
): Promise<Changed> {
  return inHeld(database, owner, [categoryId], async (client, [state]) => {
    if (!state || state.budgets.length === 0) throw notFound()
    const rules = day === undefined ? [] : endRules(state.budgets, whenOf(day, owner))
    return writeBudgets(client, owner.id, 'Delete budget', changeOf(state, rules))
  })
}

/**
 * Moves money between two budgets in one period. Throws 409 if the amount is more than the rest of
 * the first budget, including the carry-over. Throws 422 if a category is not an expense category
 * of the user, or if both categories are the same.
 */
export async function moveBudget(
  database: Database,
  owner: Owner,
  { from_category_id, to_category_id, amount, period }: MoveBudgetBody,
  repeat?: Repeat,
): Promise<Written> {
  const when = whenOf(period, owner)
  return inHeld(database, owner, [from_category_id, to_category_id], async (client, states) => {
    const [from, to] = [from_category_id, to_category_id].map(id => states.find(state => state.id === id))
    if (!from) throw refusedField(422, 'from_category_id', 'Choose one from the list')
    if (!to || to === from) throw refusedField(422, 'to_category_id', 'Choose one from the list')
    const { data } = await listBudgets(client, owner, period, { only: [from.id] })
    const left = data.reduce((sum, budget) => sum + centsOf(budget.left), 0n)
    if (centsOf(amount) > left) throw refusedField(409, 'amount', 'This is more than what is left')
    const less = addOnce(from.budgets, when, -centsOf(amount))
    const more = addOnce(to.budgets, when, centsOf(amount))
    const moved = {
      before: { ...stateOf(from), other: stateOf(to) },
      after: { ...stateOf(from, less), other: stateOf(to, more) },
    }
    return writeBudgets(client, owner.id, 'Move budget', [moved], repeat)
  })
}

const whenOf = (day: string, calendar: Calendar): When => ({
  number: numberOf(day, calendar.month_start),
  calendar,
})

const changeOf = (state: LoggedBudget, wanted: BudgetRule[]) =>
  areSame(state.budgets, wanted) ? [] : [{ before: stateOf(state), after: stateOf(state, wanted) }]

const stateOf = ({ id, name, budgets }: LoggedBudget, wanted = budgets): LoggedBudget => ({
  id,
  name,
  budgets: wanted,
})

async function inHeld(
  database: Database,
  { id }: Owner,
  ids: number[],
  work: (client: Queryable, states: LoggedBudget[]) => Promise<Written>,
): Promise<Written> {
  return database
    .inTransaction(async client => {
      await holdBudgets(client, id, ids)
      // This query is separate from the locking statement, because a statement that waits for a
      // lock still reads the old rows.
      const found = await findRules(client, id, ids)
      return work(
        client,
        found.filter(({ type }) => type === 'expense'),
      )
    })
    .catch(refuseMoreRules)
}

/** The trigger budgets_are_bounded enforces the same number. */
const MOST_RULES = 500

function refuseMoreRules(error: unknown): never {
  if (!isBeyond(error, 'budgets_bound')) throw error
  throw new Refusal(409, 'The budget of a category changes at most {most} times.', {
    values: { most: MOST_RULES },
  })
}
