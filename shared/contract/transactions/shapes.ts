import * as z from 'zod/mini'
import { dataOf, listMeta } from '../fields/answer'
import { amount, day, id, transactionType } from '../fields/field'
import { ids } from '../fields/several'
import { removedDays } from '../schedules/removed-days'
import { text } from '../fields/text'
import { fitInto, share, shares } from '../shares/share'
import { makeAmount, split, splits, tags } from './tags-and-splits'

export const transaction = z.object({
  id,
  /** Decimal text with two decimals, exact. */
  amount: z.string(),
  type: transactionType,
  /** Of a transaction that is split, that of its first part. */
  category_id: id,
  category: z.object({ id, name: z.string() }),
  description: z.string(),
  transaction_date: z.string(),
  /** The wallet that it was paid from or into. Absent where it was assigned to none. */
  wallet_id: z.optional(id),
  /** Money that came back: it lowers its category and the expenses. Absent where it is none. */
  is_refund: z.optional(z.boolean()),
  /** Absent where there are none. */
  tags: z.optional(z.array(z.string())),
  /** What of it belongs to which category. Absent where all of it belongs to one. */
  splits: z.optional(z.array(split)),
  /** Who owes what of it. Absent where nobody does. */
  shares: z.optional(z.array(share)),
  created_at: z.string(),
  /** Changes with every edit of the record; the ETag of the record, without its quotes. */
  version: z.string(),
})
export type Transaction = z.infer<typeof transaction>

/** What users write of a transaction, except its day. */
export const transactionFields = z.object({
  amount,
  type: transactionType,
  /**
   * Absent or null of one that is split: its parts have categories. Without `splits`, another one than it has takes all
   * parts of a transaction that is split.
   */
  category_id: z.optional(z.nullable(id)),
  description: text(500, 'Enter a description'),
  /** Null for none. */
  wallet_id: z.optional(z.nullable(id)),
  /** Of an expense alone. */
  is_refund: z.optional(z.boolean('Choose one from the list')),
  tags: z.optional(tags),
  /** They add up to the amount. An empty list makes all of it belong to `category_id`. */
  splits: z.optional(splits),
  /** Of an expense alone, and no more than its amount. */
  shares: z.optional(shares),
})
type Fields = z.infer<typeof transactionFields>

/** What must hold of these fields together. */
export const transactionChecks = [
  z.refine<Fields>(({ is_refund, type }) => !is_refund || type === 'expense', {
    error: 'Only an expense can be a refund',
    path: ['is_refund'],
  }),
  z.refine<Fields>(
    ({ category_id, splits }) => category_id != null || splits === undefined || splits.length > 0,
    {
      error: 'Choose one from the list',
      path: ['category_id'],
    },
  ),
  z.refine<Fields>(({ splits, amount }) => makeAmount(splits, amount), {
    error: 'The parts must add up to the amount',
    path: ['splits'],
  }),
  z.refine<Fields>(({ shares, type, is_refund }) => !shares?.length || (type === 'expense' && !is_refund), {
    error: 'Only an expense can be shared',
    path: ['shares'],
  }),
  z.refine<Fields>(({ shares, amount }) => fitInto(shares, amount), {
    error: 'The shares are more than the amount',
    path: ['shares'],
  }),
]

/** The same, where nothing is there yet whose parts could stay. */
export const wholeChecks = [
  ...transactionChecks,
  z.refine<Fields>(({ category_id, splits }) => category_id != null || splits !== undefined, {
    error: 'Choose one from the list',
    path: ['category_id'],
    // Beside the other fields that are missing.
    when: ({ value }) => typeof value === 'object' && value !== null,
  }),
]

/** What is absent of the optional fields stays as it is, so that a client that does not know them leaves them alone. */
export const transactionBody = z
  .extend(transactionFields, { transaction_date: day })
  .check(...transactionChecks)
export type TransactionBody = z.infer<typeof transactionBody>

/** The same of a new one. */
export const newTransactionBody = z.extend(transactionFields, { transaction_date: day }).check(...wholeChecks)

export const transactionAnswer = dataOf(transaction)

/** The user's own tags, those that most transactions have first: 500 at most. Spellings in other cases are one. */
export const tagsAnswer = z.object({ data: z.array(z.object({ tag: z.string(), count: z.int() })) })
export type TagsAnswer = z.infer<typeof tagsAnswer>
/**
 * A page; `income`, `expense` and `balance` are the exact sums of the whole filtered list, as decimal text. What is
 * planned is counted in `total` alone, unless the list was asked for it with `planned=only`.
 */
export const transactionsAnswer = z.object({
  data: z.array(transaction),
  meta: z.extend(listMeta, { income: z.string(), expense: z.string(), balance: z.string() }),
})
export type TransactionsAnswer = z.infer<typeof transactionsAnswer>

export const removeTransactionsBody = z.object({ ids, days: z.optional(removedDays) })
export type RemoveTransactionsBody = z.infer<typeof removeTransactionsBody>

/** All of the rows must be of the category's type. */
export const moveTransactionsBody = z.object({ ids, category_id: id })
export type MoveTransactionsBody = z.infer<typeof moveTransactionsBody>

const sums = z.object({
  income: z.string(),
  expense: z.string(),
  balance: z.string(),
  count: z.int(),
})

const byCategory = z.array(
  z.object({
    ...{ category_id: id, name: z.string(), type: transactionType, total: z.string(), count: z.int() },
    /** What friends owe of it; absent where it is nothing, or the filter is of more than days. */
    owed: z.optional(z.string()),
  }),
)

/**
 * Exact totals of what a filter keeps, as decimal text. `by_month` is in order of time, `month` is `yyyy-mm` and has
 * the month's first day in it.
 */
export const summary = z.extend(sums, {
  by_month: z.array(z.object({ month: z.string(), income: z.string(), expense: z.string() })),
  by_category: byCategory,
  /** What friends owe of the expenses, which have it until it comes back; absent as above. */
  owed: z.optional(z.string()),
  /** The same filter with `compare_from` and `compare_to` in place of `from` and `to`, where one of them was given. */
  compared: z.optional(
    z.extend(sums, {
      by_category: byCategory,
      /** The first day on which anything is booked, whatever the filter; null where nothing is. */
      first_day: z.nullable(z.string()),
    }),
  ),
})
export type Summary = z.infer<typeof summary>
export const summaryAnswer = dataOf(summary)
