import * as z from 'zod/mini'
import { dataOf } from '../fields/answer'
import { day } from '../fields/field'
import { emptyIsAbsent } from '../fields/query'

const inOrder = 'The last day comes before the first'
const hundredYears = 'Choose at most 100 years'

/**
 * One range of days beside another; without `against_from` and `against_to` beside none. `month_start` (1 to 28) is the
 * day on which each month begins, 1 where it is absent.
 */
export const statementQuery = z
  .object({
    from: day,
    to: day,
    against_from: emptyIsAbsent(day),
    against_to: emptyIsAbsent(day),
    month_start: emptyIsAbsent(
      z.pipe(
        z.string().check(z.regex(/^([1-9]|1\d|2[0-8])$/, 'Choose one from the list')),
        z.pipe(z.transform(Number), z.int()),
      ),
    ),
  })
  .check(
    z.refine(({ from, to }) => from <= to, { error: inOrder, path: ['to'] }),
    z.refine(({ from, to }) => isWithinYears(from, to), { error: hundredYears, path: ['to'] }),
    z.refine(({ against_from, against_to }) => !against_from === !against_to, {
      error: 'Enter both days, or neither',
      path: ['against_to'],
    }),
    z.refine(({ against_from, against_to }) => !against_from || !against_to || against_from <= against_to, {
      error: inOrder,
      path: ['against_to'],
    }),
    z.refine(
      ({ against_from, against_to }) =>
        !against_from || !against_to || isWithinYears(against_from, against_to),
      { error: hundredYears, path: ['against_to'] },
    ),
  )
export type StatementQuery = z.infer<typeof statementQuery>

const isWithinYears = (from: string, to: string) => Number(to.slice(0, 4)) - Number(from.slice(0, 4)) <= 100

/** Decimal text, exact. What came back lowers the expense, which may be below zero. `net` is what is left of the income. */
const sums = z.object({
  income: z.string(),
  expense: z.string(),
  net: z.string(),
  /** How many transactions that is; of a category, one that is split counts in each of its own. */
  count: z.int(),
})
export type StatementSums = z.infer<typeof sums>

const categorySums = z.object({
  category_id: z.int(),
  name: z.string(),
  type: z.enum(['income', 'expense']),
  /** Below zero where more came back than was spent. */
  total: z.string(),
  count: z.int(),
  /** The same of the other range; null where there is none. */
  against: z.nullable(z.object({ total: z.string(), count: z.int() })),
})

const walletSums = z.object({
  income: z.string(),
  expense: z.string(),
  /** What transfers brought and took: no income and no expense. */
  moved_in: z.string(),
  moved_out: z.string(),
  /** What the wallet has more by all of them. */
  net: z.string(),
})

const range = z.object({ from: z.string(), to: z.string() })

/**
 * What was booked up to the user's today, in a range and in another one. What is planned counts nowhere. A transaction
 * with two tags counts in both of them, so the tags add up to more than there is.
 */
export const statement = z.object({
  totals: sums,
  /** Null where no other range is asked for. */
  against: z.nullable(sums),
  /** The range in its order, by weeks, by the user's months or by years of twelve of these, whichever fits its length. */
  steps: z.object({
    unit: z.enum(['week', 'period', 'year']),
    data: z.array(z.extend(range, sums.shape)),
  }),
  /** The largest first. */
  categories: z.array(categorySums),
  /** Those with something in either range, and in the end what is in none. Empty for a user without wallets. */
  wallets: z.array(
    z.extend(walletSums, {
      /** Null for what is in no wallet. */
      wallet_id: z.nullable(z.int()),
      name: z.nullable(z.string()),
      against: z.nullable(walletSums),
    }),
  ),
  /** Those that are used most, 200 at most. */
  tags: z.array(z.extend(sums, { tag: z.string(), against: z.nullable(sums) })),
  /** What there was at the end of days, weeks or months of the calendar, and before the first of them. */
  balance: z.object({
    /** All wallets with what was in them at first; for a user without any, all that was ever booked. */
    of: z.enum(['wallets', 'bookings']),
    unit: z.enum(['day', 'week', 'month']),
    before: z.string(),
    data: z.array(z.object({ date: z.string(), balance: z.string() })),
  }),
})
export type Statement = z.infer<typeof statement>

export const statementAnswer = z.extend(dataOf(statement), {
  /** The day up to which it counts: the last of the range, or today. Null where the range is yet to come. */
  meta: z.object({ until: z.nullable(z.string()) }),
})
export type StatementAnswer = z.infer<typeof statementAnswer>
