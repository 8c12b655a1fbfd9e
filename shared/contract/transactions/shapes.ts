import * as z from 'zod/mini'
import { dataOf, listMeta } from '../fields/answer'
import { amount, day, id, transactionType } from '../fields/field'
import { ids } from '../fields/several'
import { removedDays } from '../fields/removed-days'
import { optionalText, text } from '../fields/text'
import { fitInto, share, shares } from '../shares/share'
import { transfer } from '../transfers/shapes'
import { makeAmount, split, splits, tags } from './tags-and-splits'

export const transaction = z.object({
  id,
  amount: z.string(),
  type: transactionType,
  /** For a split, the category of its first part. */
  category_id: id,
  category: z.object({ id, name: z.string() }),
  description: z.string(),
  transaction_date: z.string(),
  wallet_id: z.optional(id),
  /** True for a refund, which lowers the expenses of its category. */
  is_refund: z.optional(z.boolean()),
  tags: z.optional(z.array(z.string())),
  /** Amounts by category; absent if the whole amount belongs to one category. */
  splits: z.optional(z.array(split)),
  shares: z.optional(z.array(share)),
  place: z.optional(z.string()),
  created_at: z.string(),
  version: z.string(),
})
export type Transaction = z.infer<typeof transaction>

export const transactionFields = z.object({
  amount,
  type: transactionType,
  /**
   * Absent or null if `splits` names the categories. If `splits` is absent, the whole amount gets
   * this category, and the server removes a stored split.
   */
  category_id: z.optional(z.nullable(id)),
  description: text(500, 'Enter a description'),
  wallet_id: z.optional(z.nullable(id)),
  is_refund: z.optional(z.boolean('Choose one from the list')),
  tags: z.optional(tags),
  /** The parts must add up to the amount. An empty list assigns everything to `category_id`. */
  splits: z.optional(splits),
  /** Only for an expense. The shares add up to at most the expense's amount. */
  shares: z.optional(shares),
  place: z.optional(optionalText(80)),
})
type Fields = z.infer<typeof transactionFields>

export const transactionChecks = [
  z.refine<Fields>(({ is_refund, type }) => !is_refund || type === 'expense', {
    error: 'Only expenses can be marked as refunds',
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

/** A new transaction or template has no stored category, so it needs a category or parts. */
export const wholeChecks = [
  ...transactionChecks,
  z.refine<Fields>(({ category_id, splits }) => category_id != null || splits !== undefined, {
    error: 'Choose one from the list',
    path: ['category_id'],
    // Run this check even if other fields are invalid, so that all errors are reported together.
    when: ({ value }) => typeof value === 'object' && value !== null,
  }),
]

/** Absent optional fields stay unchanged, because older clients do not send them. */
export const transactionBody = z
  .extend(transactionFields, { transaction_date: day })
  .check(...transactionChecks)
export type TransactionBody = z.infer<typeof transactionBody>

export const newTransactionBody = z.extend(transactionFields, { transaction_date: day }).check(...wholeChecks)

export const transactionAnswer = dataOf(transaction)

/** Most used first, at most 500. Tags that differ only in case count as one. */
export const tagsAnswer = z.object({ data: z.array(z.object({ tag: z.string(), count: z.int() })) })
export type TagsAnswer = z.infer<typeof tagsAnswer>
/**
 * A page of the list. `income`, `expense` and `balance` are the sums of the whole filtered list, as
 * decimal text. The sums leave out planned records, except with `planned=only`; `total` counts
 * planned records too.
 */
export const transactionsAnswer = z.object({
  data: z.array(transaction),
  meta: z.extend(listMeta, {
    ...{ income: z.string(), expense: z.string(), balance: z.string() },
    owed: z.optional(z.string()),
  }),
})
export type TransactionsAnswer = z.infer<typeof transactionsAnswer>

export const transferRow = z.extend(transfer, { type: z.literal('transfer') })
export type TransferRow = z.infer<typeof transferRow>

export const moneyRecord = z.union([transaction, transferRow])
export type MoneyRecord = z.infer<typeof moneyRecord>

/**
 * `total` counts transactions and transfers, `transfers` only transfers. Older servers do not send `transfers`. Sums
 * are of transactions only.
 */
export const recordsAnswer = z.object({
  data: z.array(moneyRecord),
  meta: z.extend(transactionsAnswer.shape.meta, { transfers: z.optional(z.int()) }),
})
export type RecordsAnswer = z.infer<typeof recordsAnswer>

export const removeTransactionsBody = z.object({ ids, days: z.optional(removedDays) })
export type RemoveTransactionsBody = z.infer<typeof removeTransactionsBody>

/** All transactions must have the category's type. */
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
    owed: z.optional(z.string()),
  }),
)

/**
 * Totals of a filter as decimal text. `by_month` is oldest first. `month` (`yyyy-mm`) is the calendar month in which
 * the user's month begins.
 */
export const summary = z.extend(sums, {
  by_month: z.array(
    z.object({
      ...{ month: z.string(), income: z.string(), expense: z.string() },
      owed: z.optional(z.string()),
    }),
  ),
  by_category: byCategory,
  owed: z.optional(z.string()),
  /** True if the other conditions already limit the filter to planned records. */
  is_planned_only: z.optional(z.literal(true)),
  compared: z.optional(
    z.extend(sums, {
      by_category: byCategory,
      /** Day of the user's very first record, whatever the filter; null if there are no records. */
      first_day: z.nullable(z.string()),
    }),
  ),
})
export type Summary = z.infer<typeof summary>
export const summaryAnswer = dataOf(summary)
