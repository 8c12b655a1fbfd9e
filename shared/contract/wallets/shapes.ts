import * as z from 'zod/mini'
import { dataOf, listMeta } from '../fields/answer'
import { day, id, signedAmount } from '../fields/field'
import { text } from '../fields/text'
import { transfer } from '../transfers/shapes'
import { type WalletKind, walletKind } from './kind'

/** Where money is. Amounts are decimal text with two decimals, exact. */
export const wallet = z.object({
  id,
  name: z.string(),
  kind: walletKind,
  /** What was in it before the first of its records; below zero for what a card or a loan began with. */
  opening_balance: z.string(),
  opening_date: z.string(),
  /** True where it is not offered any more. Its records and its balance stay. */
  is_closed: z.boolean(),
  /** The opening balance and all of its records up to the user's today. */
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
  /** `balance` is the exact sum of all balances; what cards and loans owe lowers it. */
  meta: z.extend(listMeta, { balance: z.string() }),
})
export type WalletsAnswer = z.infer<typeof walletsAnswer>

export const walletBody = z
  .object({
    name: text(60, 'Enter a name'),
    kind: walletKind,
    opening_balance: signedAmount,
    opening_date: day,
    is_closed: z._default(z.boolean('Choose one from the list'), false),
  })
  .check(
    z.refine(({ kind, opening_balance }) => maySpendFirst(kind) || !isBelowZero(opening_balance), {
      error: 'Only a card or a loan may begin below zero',
      path: ['opening_balance'],
    }),
  )
export type WalletBody = z.infer<typeof walletBody>

/** The database has the same rule: the check wallets_begin_with_money. */
const maySpendFirst = (kind: WalletKind) => kind === 'card' || kind === 'loan'
const isBelowZero = (amount: string) => amount.startsWith('-') && /[1-9]/.test(amount)

/** What is really there at the end of that day. */
export const correctionBody = z.object({ balance: signedAmount, date: day })

/** `difference` was missing from the wallet's records, or too much where it is negative; `transfer` books it. */
export const correctionAnswer = dataOf(
  z.object({ difference: z.string(), transfer: z.nullable(transfer), wallet }),
)
export type CorrectionAnswer = z.infer<typeof correctionAnswer>
