import * as z from 'zod/mini'
import { writtenOf } from '../fields/changed'
import { listMeta } from '../fields/answer'
import { day, id, signedAmount } from '../fields/field'
import { emptyIsAbsent } from '../fields/query'
import { text } from '../fields/text'
import { transfer } from '../transfers/shapes'
import { isDebt, walletKind } from './kind'

/** Amounts are decimal text with two decimals. */
export const wallet = z.object({
  id,
  name: z.string(),
  kind: walletKind,
  /** Balance at the start of the opening day; negative for the debt of a card or loan. */
  opening_balance: z.string(),
  /** Records of the wallet cannot be dated before this day. */
  opening_date: z.string(),
  /** A closed wallet is not offered in forms, and schedules record nothing in it. It keeps its records and balance. */
  is_closed: z.boolean(),
  /** Only for a card or loan: day of the month on which a payment is due. */
  due_day: z.optional(z.nullable(z.int())),
  /**
   * Only for a card or loan: number of monthly instalments. The first is due on the first due day
   * after the opening day.
   */
  instalments: z.optional(z.nullable(z.int())),
  owed: z.optional(z.nullable(z.string())),
  /**
   * The first due day on or after the user's today; null if nothing is owed or there is no due day.
   */
  next_due: z.optional(z.nullable(z.string())),
  /** Number of remaining instalments, including the one at `next_due`; null if there are none. */
  months_left: z.optional(z.nullable(z.int())),
  balance: z.string(),
  /** Number of records, including transfers and planned records. */
  count: z.int(),
  last_date: z.nullable(z.string()),
  created_at: z.string(),
  version: z.string(),
})
export type Wallet = z.infer<typeof wallet>
export const walletAnswer = writtenOf(wallet)

/** Open wallets first, each group in the order of creation. */
export const walletsAnswer = z.object({
  data: z.array(wallet),
  meta: z.extend(listMeta, {
    /** Sum of all balances and of money outside wallets; debts lower it. */
    balance: z.string(),
    /** Balance of all open wallets except savings and loans, plus money outside wallets. */
    to_spend: z.optional(z.string()),
    /** Money outside wallets since the first wallet opened; without wallets, all income less all expenses. */
    in_no_wallet: z.optional(z.string()),
    /** Number of transactions outside wallets, planned ones included; 501 means more than 500. */
    count_in_no_wallet: z.optional(z.int()),
    // `balance` = `to_spend` + `savings` + `loans` + `closed`. `savings` and `loans` cover open
    // wallets only.
    ...{ savings: z.optional(z.string()), loans: z.optional(z.string()), closed: z.optional(z.string()) },
    /** Earliest opening day of all wallets. Null without wallets: `balance` is then all income less all expenses. */
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
    /** Null: no due day. Absent: the due day stays unchanged. */
    due_day: z.optional(z.nullable(dayOfMonth)),
    instalments: z.optional(z.nullable(months)),
  })
  .check(
    // Same rule as the database check wallets_begin_with_money.
    z.refine(({ kind, opening_balance }) => isDebt(kind) || !isBelowZero(opening_balance), {
      error: 'Only cards and loans can start below zero',
      path: ['opening_balance'],
    }),
    z.refine(({ kind, due_day, instalments }) => isDebt(kind) || (!due_day && !instalments), {
      error: 'Only cards and loans can have a due day',
      path: ['due_day'],
    }),
  )
export type WalletBody = z.infer<typeof walletBody>

const isBelowZero = (amount: string) => amount.startsWith('-') && /[1-9]/.test(amount)

export const removeWalletQuery = z.object({
  move_to: emptyIsAbsent(z.string().check(z.regex(/^\d{1,15}$/, notInList))),
})

export const correctionBody = z.object({ balance: signedAmount, date: day })

/**
 * `difference` is the real balance less the recorded one, and `transfer` records the difference. If
 * the difference is too large for one transfer, `other_ids` are the ids of further transfers.
 */
export const correctionAnswer = writtenOf(
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
 * How deleting a wallet changed the wallet that took over its records:
 * - `was`, `became`: opening balance before and after.
 * - `added`: transfers from or to outside, for amounts that the new opening balance cannot hold.
 * - `dropped`: removed transfers between the two wallets.
 */
export const movedOpening = z.object({
  ...{ was: opening, became: opening, added: z.array(movedTransfer), dropped: z.array(movedTransfer) },
})
export type MovedOpening = z.infer<typeof movedOpening>
