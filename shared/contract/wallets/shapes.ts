import * as z from 'zod/mini'
import { dataOf, listMeta } from '../fields/answer'
import { day, id, signedAmount } from '../fields/field'
import { emptyIsAbsent } from '../fields/query'
import { text } from '../fields/text'
import { transfer } from '../transfers/shapes'
import { isDebt, walletKind } from './kind'

/** Where money is. Amounts are decimal text with two decimals, exact. */
export const wallet = z.object({
  id,
  name: z.string(),
  kind: walletKind,
  /** What was there at the beginning of its opening day; below zero for what a card or a loan began with. */
  opening_balance: z.string(),
  /** Before this day it has nothing, and no record is in it. */
  opening_date: z.string(),
  /** True where it is not offered any more, and nothing is booked in it by itself. Its records and its balance stay. */
  is_closed: z.boolean(),
  /** Of a card or a loan: the day of the month by which it is paid. */
  due_day: z.optional(z.nullable(z.int())),
  /** Of a card or a loan: in how many months it is paid off, the first due day after its opening date the first. */
  instalments: z.optional(z.nullable(z.int())),
  /** What is still owed on a card or a loan; null elsewhere. */
  owed: z.optional(z.nullable(z.string())),
  /** The next due day from the user's today on; null where nothing is owed, or it has no due day. */
  next_due: z.optional(z.nullable(z.string())),
  /** How many of the instalments are not over yet, that of `next_due` among them; null where it has none. */
  months_left: z.optional(z.nullable(z.int())),
  /** The opening balance, from its day on, and all of its records up to the user's today. */
  balance: z.string(),
  /** How many transactions and transfers it has, those dated after today among them. */
  count: z.int(),
  /** The day of its last record up to today; null where there is none. */
  last_date: z.nullable(z.string()),
  created_at: z.string(),
  /** Changes with every edit of the wallet; its ETag, without the quotes. */
  version: z.string(),
})
export type Wallet = z.infer<typeof wallet>
export const walletAnswer = dataOf(wallet)

/** All of a user's wallets at once: those that are open first, in the order they were added. */
export const walletsAnswer = z.object({
  data: z.array(wallet),
  meta: z.extend(listMeta, {
    /** All that the user has: the exact sum of all balances, and what is in no wallet. What is owed lowers it. */
    balance: z.string(),
    /** The money to spend: what is in open wallets but savings and loans, and what is in no wallet. */
    to_spend: z.optional(z.string()),
    /** What is recorded in no wallet since the first of them began; without wallets, all income less all expense. */
    in_no_wallet: z.optional(z.string()),
    /** How many transactions that is since then, planned ones too; 501 where it is more than 500. */
    count_in_no_wallet: z.optional(z.int()),
    // With `to_spend` these make `balance`; the first two are of open wallets alone.
    ...{ savings: z.optional(z.string()), loans: z.optional(z.string()), closed: z.optional(z.string()) },
    /** The first opening day of all wallets, from which on the account goes by them; null where there are none. */
    since: z.optional(z.nullable(z.string())),
  }),
})
export type WalletsAnswer = z.infer<typeof walletsAnswer>

const notInList = 'Choose one from the list'
const dayOfMonth = z.int(notInList).check(z.minimum(1, notInList), z.maximum(31, notInList))
const months = z.int('Enter a whole number').check(z.minimum(1, 'At least 1'), z.maximum(500, 'At most 500'))

export const walletBody = z
  .object({
    name: text(60, 'Enter a name'),
    kind: walletKind,
    opening_balance: signedAmount,
    opening_date: day,
    is_closed: z._default(z.boolean(notInList), false),
    /** Null for none. A change without it leaves it as it is. */
    due_day: z.optional(z.nullable(dayOfMonth)),
    /** The same. */
    instalments: z.optional(z.nullable(months)),
  })
  .check(
    // The database has the same rule: the check wallets_begin_with_money.
    z.refine(({ kind, opening_balance }) => isDebt(kind) || !isBelowZero(opening_balance), {
      error: 'Only a card or a loan may begin below zero',
      path: ['opening_balance'],
    }),
    z.refine(({ kind, due_day, instalments }) => isDebt(kind) || (!due_day && !instalments), {
      error: 'Only a card or a loan has a due day',
      path: ['due_day'],
    }),
  )
export type WalletBody = z.infer<typeof walletBody>

const isBelowZero = (amount: string) => amount.startsWith('-') && /[1-9]/.test(amount)

/** The wallet into which the records of a deleted one go. */
export const removeWalletQuery = z.object({
  move_to: emptyIsAbsent(z.string().check(z.regex(/^\d{1,15}$/, notInList))),
})

/** What is really there at the end of that day. */
export const correctionBody = z.object({ balance: signedAmount, date: day })

/**
 * `difference` was missing from the wallet's records, or too much where it is negative; `transfer` books it, with those of
 * `other_ids` where it is more than one can hold.
 */
export const correctionAnswer = dataOf(
  z.object({
    ...{ difference: z.string(), transfer: z.nullable(transfer), wallet },
    other_ids: z.optional(z.array(id)),
  }),
)
export type CorrectionAnswer = z.infer<typeof correctionAnswer>

const opening = z.object({ opening_date: z.string(), opening_balance: z.string() })
const movedTransfer = z.object({
  ...{
    id,
    from_wallet_id: z.nullable(id),
    to_wallet_id: z.nullable(id),
    amount: z.string(),
    fee_id: z.nullable(id),
  },
  ...{
    description: z.string(),
    transfer_date: z.string(),
    created_at: z.string(),
    instalments_id: z.nullable(id),
  },
})

/**
 * What the removal of a wallet did to the one that took its records: what that one began with, before and after, the
 * transfers that were added for what it did not begin with, and those between the two, which went.
 */
export const movedOpening = z.object({
  ...{ was: opening, became: opening, added: z.array(movedTransfer), dropped: z.array(movedTransfer) },
})
export type MovedOpening = z.infer<typeof movedOpening>
