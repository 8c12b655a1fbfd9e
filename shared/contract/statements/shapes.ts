import * as z from 'zod/mini'
import { dataOf } from '../fields/answer'
import { day } from '../fields/field'
import { emptyIsAbsent } from '../fields/query'

const inOrder = 'The last day comes before the first'
const bothOrNeither = 'Enter both dates, or neither'
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
 * Two ranges to compare; one range if `against_from` and `against_to` are absent. By default, the
 * user's current month is compared with the previous month up to the same day.
 */
export const statementQuery = z.object(ranges).check(...checks)
export type StatementQuery = z.infer<typeof statementQuery>

export const statementTable = z.enum(
  ['steps', 'categories', 'wallets', 'tags', 'balance'],
  'Choose one from the list',
)
export type StatementTable = z.infer<typeof statementTable>

export const statementExportQuery = z.object({ ...ranges, table: statementTable }).check(...checks)

const isInOrder = (from = '', to = '') => !from || !to || from <= to
const isWithinYears = (from = '', to = '') =>
  !from || !to || Number(to.slice(0, 4)) - Number(from.slice(0, 4)) <= 100
/** Decimal text. Refunds lower the expense, so it may be negative. `net` is income less expense. */
const sums = z.object({
  income: z.string(),
  expense: z.string(),
  net: z.string(),
  /** Number of transactions. A split counts as one transaction in each of its categories. */
  count: z.int(),
})
export type StatementSums = z.infer<typeof sums>

const owed = { owed: z.optional(z.string()) }

const categorySums = z.object({
  category_id: z.int(),
  name: z.string(),
  type: z.enum(['income', 'expense']),
  total: z.string(),
  count: z.int(),
  ...owed,
  against: z.nullable(z.object({ total: z.string(), count: z.int() })),
})

const walletSums = z.object({
  income: z.string(),
  expense: z.string(),
  moved_in: z.string(),
  moved_out: z.string(),
  net: z.string(),
})

const range = z.object({ from: z.string(), to: z.string() })

/**
 * Sums of the range's records that are not dated after today (in the user's time zone). A
 * transaction counts for each of its tags, so the figures of the tags may add up to more than the
 * total.
 */
export const statement = z.object({
  totals: z.extend(sums, owed),
  against: z.nullable(sums),
  /**
   * Sums per step, oldest first. Depending on the length of the range, a step is a week, a month of
   * the user ("period") or twelve such months ("year").
   */
  steps: z.object({
    unit: z.enum(['week', 'period', 'year']),
    data: z.array(z.extend(range, { ...sums.shape, ...owed })),
  }),
  categories: z.array(categorySums),
  /**
   * Wallets with records in one of the ranges, then a row for money outside wallets. Empty for a
   * user without wallets.
   */
  wallets: z.array(
    z.extend(walletSums, {
      wallet_id: z.nullable(z.int()),
      name: z.nullable(z.string()),
      ...owed,
      against: z.nullable(walletSums),
    }),
  ),
  /** The most used tags first, at most 200. */
  tags: z.array(z.extend(sums, { tag: z.string(), ...owed, against: z.nullable(sums) })),
  /** `data`: balance at the end of each calendar day, week or month. `before`: balance before the first of them. */
  balance: z.object({
    /**
     * What `balance` adds up:
     * - `wallets`: all wallets and, from the day the first wallet opened, money outside wallets.
     * - `bookings`: all records, because no wallet had opened by the last day.
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
    /** Last day counted: the end of the range or today; null for a future range. */
    until: z.nullable(z.string()),
    against_from: z.nullable(z.string()),
    against_to: z.nullable(z.string()),
  }),
})
export type StatementAnswer = z.infer<typeof statementAnswer>
