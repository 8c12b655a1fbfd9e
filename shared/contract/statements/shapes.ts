import * as z from 'zod/mini'
import { dataOf } from '../fields/answer'
import { day } from '../fields/field'
import { emptyIsAbsent } from '../fields/query'

const inOrder = 'The last day comes before the first'
const bothOrNeither = 'Enter both days, or neither'
const hundredYears = 'Choose at most 100 years'

const ranges = {
  from: emptyIsAbsent(day),
  to: emptyIsAbsent(day),
  against_from: emptyIsAbsent(day),
  against_to: emptyIsAbsent(day),
}
type Ranges = { [Name in keyof typeof ranges]?: string | undefined }

const checks = [
  z.refine<Ranges>(({ from, to }) => !from === !to, { error: bothOrNeither, path: ['to'] }),
  z.refine<Ranges>(({ from, to }) => isInOrder(from, to), { error: inOrder, path: ['to'] }),
  z.refine<Ranges>(({ from, to }) => isWithinYears(from, to), { error: hundredYears, path: ['to'] }),
  z.refine<Ranges>(({ against_from, against_to }) => !against_from === !against_to, {
    error: bothOrNeither,
    path: ['against_to'],
  }),
  z.refine<Ranges>(({ against_from, against_to }) => isInOrder(against_from, against_to), {
    error: inOrder,
    path: ['against_to'],
  }),
  z.refine<Ranges>(({ against_from, against_to }) => isWithinYears(against_from, against_to), {
    error: hundredYears,
    path: ['against_to'],
  }),
]

/**
 * One range of days beside another; without `against_from` and `against_to` beside none. Without any it is the user's
 * month that has today, beside the one before it up to the same day.
 */
export const statementQuery = z.object(ranges).check(...checks)
export type StatementQuery = z.infer<typeof statementQuery>

/** The tables of a statement. */
export const statementTable = z.enum(
  ['steps', 'categories', 'wallets', 'tags', 'balance'],
  'Choose one from the list',
)
export type StatementTable = z.infer<typeof statementTable>

/** The same ranges; one of the tables, as CSV. */
export const statementExportQuery = z.object({ ...ranges, table: statementTable }).check(...checks)

const isInOrder = (from = '', to = '') => !from || !to || from <= to
const isWithinYears = (from = '', to = '') =>
  !from || !to || Number(to.slice(0, 4)) - Number(from.slice(0, 4)) <= 100
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
    /**
     * Wallets where one had begun by the last of these days: what is in all of them and, since the first began, in none.
     * Else all that was ever booked.
     */
    of: z.enum(['wallets', 'bookings']),
    unit: z.enum(['day', 'week', 'month']),
    before: z.string(),
    data: z.array(z.object({ date: z.string(), balance: z.string() })),
  }),
})
export type Statement = z.infer<typeof statement>

export const statementAnswer = z.extend(dataOf(statement), {
  meta: z.object({
    from: z.string(),
    to: z.string(),
    /** The day up to which it counts: the last of the range, or today. Null where the range is yet to come. */
    until: z.nullable(z.string()),
    /** Null where it stands beside none. */
    against_from: z.nullable(z.string()),
    against_to: z.nullable(z.string()),
  }),
})
export type StatementAnswer = z.infer<typeof statementAnswer>
