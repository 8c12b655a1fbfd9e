import * as z from 'zod/mini'
import { dataOf, listOf } from '../fields/answer'
import { amount, day, id } from '../fields/field'
import { text } from '../fields/text'
import { centsOf } from '../transactions/cents-of'
import { transfer } from '../transfers/shapes'
import { booksInstalments } from './books'
import { endsInTime } from './list-due'

/** A purchase that is paid in instalments. Amounts are decimal text with two decimals, exact. */
export const instalments = z.object({
  id,
  name: z.string(),
  /** What is paid in all, with interest and costs. */
  amount: z.string(),
  count: z.int(),
  first_due: z.string(),
  books: booksInstalments,
  /** The card or loan that owes it: where its expense is booked. Null where no expense of it is left. */
  wallet_id: z.nullable(id),
  /** What was paid up to the user's today, and what is not. */
  paid: z.string(),
  owed: z.string(),
  /** How many instalments are paid whole. */
  paid_count: z.int(),
  /** The first that is not, and what is missing of it; null where all are paid. */
  next_due: z.nullable(z.string()),
  next_amount: z.nullable(z.string()),
  created_at: z.string(),
})
export type Instalments = z.infer<typeof instalments>
export const instalmentsAnswer = dataOf(instalments)

/** All of a user's at once: what is due first stands first, then what is paid, the newest first. */
export const instalmentsListAnswer = listOf(instalments)
export type InstalmentsListAnswer = z.infer<typeof instalmentsListAnswer>

const count = z.int('Enter a whole number').check(z.minimum(2, 'At least 2'), z.maximum(120, 'At most 120'))

export const instalmentsBody = z
  .object({
    /** A card or a loan. */
    wallet_id: id,
    /** An expense category. */
    category_id: id,
    name: text(100, 'Enter a name'),
    amount,
    count,
    /** The day of the purchase. */
    date: day,
    first_due: day,
    books: booksInstalments,
  })
  .check(
    // The same rule as the check instalments_are_no_smaller_than_a_cent of the database.
    z.refine(({ amount, count }) => centsOf(amount) >= count, {
      error: 'The amount is too small for so many instalments',
      path: ['amount'],
    }),
    z.refine(({ date, first_due }) => first_due >= date, {
      error: 'The first instalment is not due before the purchase',
      path: ['first_due'],
    }),
    z.refine(endsInTime, { error: 'Enter a date that exists', path: ['first_due'] }),
  )
export type InstalmentsBody = z.infer<typeof instalmentsBody>

/** Money from one of the user's wallets, or from the outside (null), up to what is owed. */
export const instalmentPaymentBody = z.object({ from_wallet_id: z.nullable(id), amount, date: day })
export type InstalmentPaymentBody = z.infer<typeof instalmentPaymentBody>

/** The plan after the payment, and the transfer that it is. */
export const instalmentPaymentAnswer = dataOf(z.object({ instalments, transfer }))
export type InstalmentPaymentAnswer = z.infer<typeof instalmentPaymentAnswer>
