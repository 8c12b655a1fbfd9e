import * as z from 'zod/mini'
import { dataOf } from '../fields/answer'
import { id, transactionType } from '../fields/field'

/** What a line of the sum is. Those of `today` are what the day has taken already. */
export const outlookKind = z.enum([
  /** What was received up to today, and what is planned until the period ends. */
  ...(['income', 'planned_income'] as const),
  // What schedules will book until then, and have not yet.
  ...(['recurring_income', 'recurring'] as const),
  /** What the budget of a category has in the period, with what was carried over. */
  'budget',
  /** What goals have got in the period, until it ends; with budgets it does not count. */
  'put_aside',
  /** What was spent before today, net of what came back, and what is planned after today until the period ends. */
  ...(['spent', 'planned'] as const),
  'spent_today',
  // What schedules book today, and have not yet.
  'due_today',
])
export type OutlookKind = z.infer<typeof outlookKind>

const named = z.object({ id, name: z.string() })

/** An addend of what is left. Amounts are decimal text with two decimals, exact; below zero for what is taken away. */
export const outlookLine = z.object({
  kind: outlookKind,
  amount: z.string(),
  /** How many bookings, days of schedules or moves of goals it adds up; a budget is none. */
  count: z.int(),
  /** Of a line that is about one category alone. */
  category: z.optional(named),
  /** The filter of GET /transactions that keeps these bookings. */
  query: z.optional(
    z.object({
      type: transactionType,
      category_id: z.optional(id),
      from: z.string(),
      to: z.string(),
      /** `only` for those that are dated after today. */
      planned: z.enum(['without', 'only']),
    }),
  ),
})
export type OutlookLine = z.infer<typeof outlookLine>

/**
 * What is dated after today and changes the money to spend: a booking, or a transfer, which has no category; or what a
 * schedule will book or a loan asks for, which waits for today where its day has passed.
 */
export const plannedRecord = z.object({
  date: z.string(),
  description: z.string(),
  category: z.nullable(named),
  /** Below zero for what it takes out. */
  amount: z.string(),
  /** The schedule that will book it. */
  schedule_id: z.optional(id),
  /** The loan that asks for it, by itself or by a plan of instalments. */
  loan_id: z.optional(id),
  /** How many of its days it stands for, whose sum `amount` is; one where it is absent. */
  count: z.optional(z.int()),
})
export type PlannedRecord = z.infer<typeof plannedRecord>

/** What limits spending, in the order in which one stands before another that leaves as much today. */
export const limitKind = z.enum(['budgets', 'income', 'money'])
export type LimitKind = z.infer<typeof limitKind>

const limitLine = z.extend(outlookLine, {
  kind: z.enum([
    ...outlookKind.options,
    /** Of the money: what there is to spend, before what of it was spent today. */
    'to_spend',
    // What is planned up to its lowest day, and what repeats or a loan asks for; what waits is in it, too.
    ...(['coming_in', 'going_out'] as const),
    /** What goals hold of it on that day. */
    'held',
  ]),
  /** What comes in or goes out, the soonest first, 100 at most. */
  records: z.optional(z.array(plannedRecord)),
})
export type LimitLine = z.infer<typeof limitLine>

/** A limit of spending, and the sum that makes it. All figures are made as those of the outlook are. */
export const outlookLimit = z.object({
  kind: limitKind,
  ...{ left_in_period: z.string(), per_day: z.string(), spent_today: z.string(), left_today: z.string() },
  from_tomorrow: z.nullable(z.string()),
  lines: z.array(limitLine),
  /** Of the money: the day on which there is least of it up to the end of the period. */
  lowest_on: z.optional(z.string()),
  /** What friends owe of what was spent in its categories in the period; absent where it is nothing. */
  owed: z.optional(z.string()),
})
export type OutlookLimit = z.infer<typeof outlookLimit>

/** The money to spend at the end of a day, if nothing happens but what is planned. */
export const dayBalance = z.object({ date: z.string(), balance: z.string() })
export type DayBalance = z.infer<typeof dayBalance>

/** What is spent on a day that is like others, as decimal text; what is known beforehand is not in it. */
export const usualSpending = z.object({
  /** The number of weeks it was found in, 4 to 12. */
  weeks: z.int(),
  /** A quarter of these weeks had no more than `low` a day, half of them no more than `median`, a quarter more than `high`. */
  ...{ low: z.string(), median: z.string(), high: z.string() },
})
export type UsualSpending = z.infer<typeof usualSpending>

export const outlook = z.object({
  /** The user’s day that all of it is of. */
  today: z.string(),
  period: z.object({ from: z.string(), to: z.string() }),
  /** What the lines begin with: the budgets where there are any, else what is received. */
  basis: z.enum(['income', 'budgets']),
  /** The days of the period that are left, with today. */
  days_left: z.int(),
  /** What a day has, rounded down to the cent. It does not depend on what is spent today. */
  per_day: z.string(),
  spent_today: z.string(),
  /** `per_day` less `spent_today`. */
  left_today: z.string(),
  /** What is left until the period ends, after what is planned: the sum of all lines. */
  left_in_period: z.string(),
  /** What each day has from tomorrow on if nothing more is spent today; null on the last day. */
  from_tomorrow: z.nullable(z.string()),
  lines: z.array(outlookLine),
  /** The limit that holds: the one that leaves least today. `none` where nothing limits. */
  limit: z.optional(z.enum([...limitKind.options, 'none'])),
  /** All limits that there are, in the order of their kinds. */
  limits: z.optional(z.array(outlookLimit)),
  /** What was spent up to today in categories without a budget, net of what came back; null without budgets. */
  outside_budgets: z.optional(z.nullable(z.string())),
  /** What friends owe of all that was spent in the period. */
  owed: z.optional(z.string()),
  /** The first 100 up to the last of `days`, the soonest first. */
  planned: z.array(plannedRecord),
  /** What is in open wallets but savings and loans today, and what is in no wallet: `days` begin with it. */
  to_spend: z.optional(z.string()),
  /** The first opening day of all wallets; null where there are none, and all income less all expense counts. */
  wallets_since: z.optional(z.nullable(z.string())),
  /** The 30 days before today. */
  past: z.array(dayBalance),
  /** Today and each day until the next period ends. */
  days: z.array(dayBalance),
  /** The first of `days` with the lowest balance. */
  lowest: dayBalance,
  /** Null where less than 4 weeks are booked. */
  usual: z.nullable(usualSpending),
})
export type Outlook = z.infer<typeof outlook>

export const outlookAnswer = dataOf(outlook)
