import * as z from 'zod/mini'
import { ownCategory } from '../categories/shapes'
import { listMeta } from '../fields/answer'
import { day, id, signedAmount } from '../fields/field'
import { emptyIsAbsent } from '../fields/query'
import { carry } from './rule'

/**
 * Decimal text. Spending is negative if refunds are larger. `left` is negative after overspending.
 */
const sum = z.string()

const sums = {
  amount: sum,
  carried: sum,
  /** Spending of the period up to and including today (in the user's time zone), less refunds. */
  spent: sum,
  spent_today: sum,
  /**
   * Spending in the rest of the period: transactions dated after today, and due days of schedules.
   */
  planned: sum,
  /** `amount` + `carried` − `spent`; `planned` is not deducted. */
  left: sum,
  /** `left` − `planned`. The screens show this figure. */
  left_after_planned: sum,
}

const budgeted = z.extend(z.pick(ownCategory, { name: true, icon: true, color: true, is_archived: true }), {
  category_id: id,
})

/** Friends' share of the spending. It counts as spent until friends pay it back. */
const owed = z.optional(sum)

export const budget = z.extend(budgeted, {
  ...sums,
  owed,
  carry,
  is_once: z.boolean(),
  from_period: z.string(),
})
export type Budget = z.infer<typeof budget>

export const period = z.object({ from: z.string(), to: z.string() })

const outside = z.object({ spent: sum, spent_today: sum, planned: sum, owed, category_ids: z.array(id) })

/** `data`: budgets in the order of the categories. `meta`: sums over all budgets. */
export const budgetsAnswer = z.object({
  data: z.array(budget),
  meta: z.extend(listMeta, { ...sums, owed, outside, period, today: z.string() }),
})
export type BudgetsAnswer = z.infer<typeof budgetsAnswer>

export const budgetMonths = z.extend(budgeted, {
  /**
   * `amount`: the month's budget; null if the month has no budget. `spent`: the month's spending,
   * without planned spending.
   */
  months: z.array(z.object({ amount: z.nullable(sum), spent: sum })),
})
export type BudgetMonths = z.infer<typeof budgetMonths>

/** All expense categories for twelve periods, oldest first. */
export const budgetMonthsAnswer = z.object({
  data: z.array(budgetMonths),
  meta: z.extend(listMeta, { periods: z.array(period) }),
})
export type BudgetMonthsAnswer = z.infer<typeof budgetMonthsAnswer>

/** Requests may name a period by any of its days. Responses name a period by its first day. */
const dayOfPeriod = day.check(
  z.refine(value => value >= '2000-01-01' && value <= '2100-12-31', 'Enter a year from 2000 to 2100'),
)

export const budgetsQuery = z.object({ period: emptyIsAbsent(dayOfPeriod) })

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
  is_once: flag,
  carry: z._default(carry, 'none'),
})
export type BudgetBody = z.infer<typeof budgetBody>

/**
 * Sets several budgets from `from_period` on. Each category may appear once. A null `amount` ends a
 * budget.
 */
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

/**
 * If `period` is given, the budget ends before that period. If `period` is absent, the budget is
 * deleted together with its history.
 */
export const removeBudgetQuery = z.object({ period: emptyIsAbsent(dayOfPeriod) })

export const moveBudgetBody = z.object({
  from_category_id: id,
  to_category_id: id,
  amount: budgetAmount.check(z.refine(value => /[1-9]/.test(value), 'Enter an amount greater than zero')),
  period: dayOfPeriod,
})
export type MoveBudgetBody = z.infer<typeof moveBudgetBody>
