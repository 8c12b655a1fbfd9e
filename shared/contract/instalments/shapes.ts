import * as z from 'zod/mini'
import { writtenOf } from '../fields/changed'
import { listOf } from '../fields/answer'
import { amount, day, id } from '../fields/field'
import { text } from '../fields/text'
import { monthDay } from '../schedules/choices'
import { centsOf } from '../fields/cents-of'
import { transfer } from '../transfers/shapes'
import { booksInstalments } from './books'
import { endsInTime } from './list-due'

/** Amounts are decimal text with two decimals. */
export const instalments = z.object({
  id,
  name: z.string(),
  /** Includes interest and fees. */
  amount: z.string(),
  count: z.int(),
  first_due: z.string(),
  /**
   * Day of the month of each instalment; in a shorter month, the last day. Null: the same day as
   * the first instalment.
   */
  month_day: z.nullable(monthDay),
  books: booksInstalments,
  /** The card or loan to which the purchase's expenses belong; null if no such expense exists. */
  wallet_id: z.nullable(id),
  paid: z.string(),
  owed: z.string(),
  paid_count: z.int(),
  /** Due day of the first unpaid instalment; null if all are paid. */
  next_due: z.nullable(z.string()),
  next_amount: z.nullable(z.string()),
  created_at: z.string(),
})
export type Instalments = z.infer<typeof instalments>
export const instalmentsAnswer = writtenOf(instalments)

/** Purchases with unpaid instalments first, by due day; then the paid ones, newest first. */
export const instalmentsListAnswer = listOf(instalments)
export type InstalmentsListAnswer = z.infer<typeof instalmentsListAnswer>

const count = z.int('Enter a whole number').check(z.minimum(2, 'At least 2'), z.maximum(120, 'At most 120'))

export const instalmentsBody = z
  .object({
    wallet_id: id,
    category_id: id,
    name: text(100, 'Enter a name'),
    amount,
    count,
    date: day,
    /**
     * Day of the first instalment. If `month_day` is set, the first instalment is due on the first
     * `month_day` on or after `first_due`.
     */
    first_due: day,
    /** By default, the day of the month of `first_due`. */
    month_day: z.optional(z.nullable(monthDay)),
    books: booksInstalments,
  })
  .check(
    // Same rule as the database check instalments_are_no_smaller_than_a_cent.
    z.refine(({ amount, count }) => centsOf(amount) >= count, {
      error: 'The amount is too small for so many instalments',
      path: ['amount'],
    }),
    z.refine(({ date, first_due }) => first_due >= date, {
      error: 'The first instalment is not due before the purchase',
      path: ['first_due'],
    }),
    z.refine(endsInTime, { error: 'Enter a valid date', path: ['first_due'] }),
  )
export type InstalmentsBody = z.infer<typeof instalmentsBody>

/**
 * `from_wallet_id`: null if the money comes from outside the wallets. `amount`: at most the unpaid
 * amount.
 */
export const instalmentPaymentBody = z.object({ from_wallet_id: z.nullable(id), amount, date: day })
export type InstalmentPaymentBody = z.infer<typeof instalmentPaymentBody>

export const instalmentPaymentAnswer = writtenOf(z.object({ instalments, transfer }))
export type InstalmentPaymentAnswer = z.infer<typeof instalmentPaymentAnswer>
