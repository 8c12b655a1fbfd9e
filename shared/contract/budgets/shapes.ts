import * as z from 'zod/mini'
import { ownCategory } from '../categories/shapes'
import { listMeta } from '../fields/answer'
import { day, id, signedAmount } from '../fields/field'
import { emptyIsAbsent } from '../fields/query'
import { carry } from './rule'

/** Decimal text, exact; below zero where more came back, or was spent, than there was. */
const sum = z.string()

const sums = {
  /** What the budget sets for the period. */
  amount: sum,
  /** What the period takes over from the one before. */
  carried: sum,
  /** What was spent up to the user's today, less what came back. */
  spent: sum,
  /** Of that, what is dated today. */
  spent_today: sum,
  /** What is dated after today, or will be booked by what repeats, up to the end of the period. */
  planned: sum,
  /** `amount` and `carried` less `spent`. What is planned is still in it. */
  left: sum,
  /** `left` less `planned`: what screens say. */
  left_after_planned: sum,
}

const budgeted = z.extend(z.pick(ownCategory, { name: true, icon: true, color: true, is_archived: true }), {
  category_id: id,
})

/** What friends owe of what was spent: it counts as spent until it comes back. */
const owed = z.optional(sum)

/** A category's budget in one period. All but what was set is computed. */
export const budget = z.extend(budgeted, {
  ...sums,
  owed,
  carry,
  /** True where the amount holds for this period alone. */
  is_once: z.boolean(),
  /** The first day of the period from which on it holds. */
  from_period: z.string(),
})
export type Budget = z.infer<typeof budget>

export const period = z.object({ from: z.string(), to: z.string() })

/** What was spent and is planned in the categories without a budget, and those that have any of it. */
const outside = z.object({ spent: sum, spent_today: sum, planned: sum, category_ids: z.array(id) })

/** The budgets of a period, in the order of the categories; `meta` has the sums of all of them. */
export const budgetsAnswer = z.object({
  data: z.array(budget),
  meta: z.extend(listMeta, { ...sums, owed, outside, period, today: z.string() }),
})
export type BudgetsAnswer = z.infer<typeof budgetsAnswer>

/** What an expense category had in each of the periods of `meta`, in their order. */
export const budgetMonths = z.extend(budgeted, {
  /** `amount` is null where it had no budget; `spent` does not know what is planned. */
  months: z.array(z.object({ amount: z.nullable(sum), spent: sum })),
})
export type BudgetMonths = z.infer<typeof budgetMonths>

/** All expense categories of the user; twelve periods, the oldest first. */
export const budgetMonthsAnswer = z.object({
  data: z.array(budgetMonths),
  meta: z.extend(listMeta, { periods: z.array(period) }),
})
export type BudgetMonthsAnswer = z.infer<typeof budgetMonthsAnswer>

/** A day of the period that is meant: its first, by which it is named, or any other. */
const dayOfPeriod = day.check(
  z.refine(value => value >= '2000-01-01' && value <= '2100-12-31', 'Enter a year from 2000 to 2100'),
)

/** Of the user's present period where it is absent. */
export const budgetsQuery = z.object({ period: emptyIsAbsent(dayOfPeriod) })

/** From nothing on: who wants to spend nothing on something says so by 0. */
const budgetAmount = z.pipe(
  signedAmount,
  z.string().check(z.refine(value => !value.startsWith('-'), 'Enter an amount from zero on')),
)

export const oneBudget = z.object({
  category_id: z.pipe(z.string().check(z.regex(/^\d{1,15}$/)), z.pipe(z.transform(Number), id)),
})

const flag = z._default(z.boolean('Choose one from the list'), false)

export const budgetBody = z.object({
  amount: budgetAmount,
  from_period: dayOfPeriod,
  /** True: for this period alone. Else it holds until another one is set for a later period. */
  is_once: flag,
  carry: z._default(carry, 'none'),
})
export type BudgetBody = z.infer<typeof budgetBody>

/** Several at once, each once, from one period on. An `amount` of null ends a budget. */
export const budgetsBody = z.object({
  from_period: dayOfPeriod,
  budgets: z
    .array(
      z.object({ category_id: id, amount: z.nullable(budgetAmount), carry: z._default(carry, 'none') }),
      'Choose one from the list',
    )
    .check(
      z.minLength(1, 'Choose one from the list'),
      z.maxLength(500, 'At most 500'),
      z.refine(
        rows => new Set(rows.map(({ category_id }) => category_id)).size === rows.length,
        'Choose one from the list',
      ),
    ),
})
export type BudgetsBody = z.infer<typeof budgetsBody>

/** From this period on, keeping what was; without it, with all that was. */
export const removeBudgetQuery = z.object({ period: emptyIsAbsent(dayOfPeriod) })

export const moveBudgetBody = z.object({
  from_category_id: id,
  to_category_id: id,
  amount: budgetAmount.check(z.refine(value => /[1-9]/.test(value), 'Enter an amount greater than zero')),
  period: dayOfPeriod,
})
export type MoveBudgetBody = z.infer<typeof moveBudgetBody>
