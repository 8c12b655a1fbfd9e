import * as z from 'zod/mini'
import { dataOf } from '../fields/answer'
import { id, transactionType } from '../fields/field'

/** Kinds of the lines that add up to `left_in_period`. */
export const outlookKind = z.enum([
  ...(['income', 'planned_income'] as const),
  ...(['recurring_income', 'recurring'] as const),
  'budget',
  /**
   * Money set aside for goals in the period. This line is absent if the calculation starts with
   * budgets.
   */
  'put_aside',
  /**
   * `spent`: money spent before today, less refunds. `planned`: planned spending after today in the
   * period.
   */
  ...(['spent', 'planned'] as const),
  'spent_today',
  'due_today',
])
export type OutlookKind = z.infer<typeof outlookKind>

const named = z.object({ id, name: z.string() })

/**
 * One line of the calculation. `amount` is decimal text with two decimals, negative if it is
 * deducted.
 */
export const outlookLine = z.object({
  kind: outlookKind,
  amount: z.string(),
  count: z.int(),
  category: z.optional(named),
  /** Query of GET /transactions that lists the records of this line. */
  query: z.optional(
    z.object({
      type: transactionType,
      category_id: z.optional(id),
      from: z.string(),
      to: z.string(),
      planned: z.enum(['without', 'only']),
    }),
  ),
})
export type OutlookLine = z.infer<typeof outlookLine>

/**
 * A planned change of the money to spend: a record, a transfer (`category` is null), a schedule's
 * due day or a loan payment. An overdue change is dated today.
 */
export const plannedRecord = z.object({
  date: z.string(),
  description: z.string(),
  category: z.nullable(named),
  amount: z.string(),
  schedule_id: z.optional(id),
  loan_id: z.optional(id),
  count: z.optional(z.int()),
})
export type PlannedRecord = z.infer<typeof plannedRecord>

/** What limits spending. If two limits leave the same amount, the first in this list applies. */
export const limitKind = z.enum(['budgets', 'income', 'money'])
export type LimitKind = z.infer<typeof limitKind>

const limitLine = z.extend(outlookLine, {
  kind: z.enum([
    ...outlookKind.options,
    'to_spend',
    // `coming_in` and `going_out`: planned, due and overdue money until the end of the day with the
    // lowest balance.
    ...(['coming_in', 'going_out'] as const),
    'held',
  ]),
  /** Soonest first, at most 100. */
  records: z.optional(z.array(plannedRecord)),
})
export type LimitLine = z.infer<typeof limitLine>

export const outlookLimit = z.object({
  kind: limitKind,
  ...{ left_in_period: z.string(), per_day: z.string(), spent_today: z.string(), left_today: z.string() },
  from_tomorrow: z.nullable(z.string()),
  lines: z.array(limitLine),
  /** Only for `money`: the day with the lowest balance until the period ends. */
  lowest_on: z.optional(z.string()),
  owed: z.optional(z.string()),
})
export type OutlookLimit = z.infer<typeof outlookLimit>

/** Money left to spend at the end of a day if nothing unplanned happens. */
export const dayBalance = z.object({ date: z.string(), balance: z.string() })
export type DayBalance = z.infer<typeof dayBalance>

/** Usual spending per day as decimal text. It excludes spending that is known in advance. */
export const usualSpending = z.object({
  /** Number of weeks that were analysed, 4 to 12. */
  weeks: z.int(),
  /** Quartiles of the weekly spending, divided by seven days. */
  ...{ low: z.string(), median: z.string(), high: z.string() },
})
export type UsualSpending = z.infer<typeof usualSpending>

export const outlook = z.object({
  today: z.string(),
  period: z.object({ from: z.string(), to: z.string() }),
  /** What the calculation starts with: the budgets if there are any, otherwise the income. */
  basis: z.enum(['income', 'budgets']),
  /** Days until the period ends, today included. */
  days_left: z.int(),
  /** What can be spent per day, rounded down to the cent. Today's spending does not change it. */
  per_day: z.string(),
  spent_today: z.string(),
  /** `per_day` − `spent_today`. */
  left_today: z.string(),
  /** The sum of all lines: what is left until the period ends if everything planned happens. */
  left_in_period: z.string(),
  /** What can be spent per day from tomorrow on if nothing more is spent today; null on the period's last day. */
  from_tomorrow: z.nullable(z.string()),
  lines: z.array(outlookLine),
  /** The limit that leaves the least for today; `none` if no limit applies. */
  limit: z.optional(z.enum([...limitKind.options, 'none'])),
  limits: z.optional(z.array(outlookLimit)),
  /**
   * Spending from the start of the period up to and including today, less refunds, in categories
   * without a budget. Null if there are no budgets.
   */
  outside_budgets: z.optional(z.nullable(z.string())),
  owed: z.optional(z.string()),
  /** Planned records within `days`, soonest first, at most 100. */
  planned: z.array(plannedRecord),
  /**
   * Today's balance of open wallets except savings and loans, plus money outside wallets. It is the
   * first balance in `days`.
   */
  to_spend: z.optional(z.string()),
  /** Earliest opening day of all wallets. Null without wallets: `to_spend` is then all income less all expenses. */
  wallets_since: z.optional(z.nullable(z.string())),
  past: z.array(dayBalance),
  /** One balance for each day from today to the last day of the next period. */
  days: z.array(dayBalance),
  lowest: dayBalance,
  /** Null if there are less than 4 weeks of records. */
  usual: z.nullable(usualSpending),
})
export type Outlook = z.infer<typeof outlook>

export const outlookAnswer = dataOf(outlook)
