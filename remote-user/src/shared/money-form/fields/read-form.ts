import type {
  addInstalments,
  addTransfer,
  addWallet,
  BodyOf,
  correctWallet,
  InstalmentPaymentBody,
  MonthDay,
  settleShares,
  Wallet,
} from '@pundi/contract'
import { today } from '@pundi/kit/format'
import type { Typed } from '@pundi/kit/form'
import { amountOf, choiceOf, numberOf, numberOrNull } from '../../save-form/read-fields'
import { allKinds } from '../wallet/kinds'
import type { FieldNames } from './names'
import { mayOwe } from './signed-amount'

/** An empty opening balance becomes zero. */
export const walletOf = (typed: Typed<FieldNames['wallet']>): BodyOf<typeof addWallet> => ({
  name: typed.name ?? '',
  kind: choiceOf(allKinds, typed.kind),
  opening_balance: signedAmountOf(typed, 'opening_balance') || '0',
  opening_date: typed.opening_date ?? '',
  is_closed: typed.is_closed === 'true',
  ...debtOf(typed),
})

/** Due day and number of instalments of a card or loan. Null for all other kinds of wallet. */
const debtOf = ({ kind = '', due_day, instalments }: Typed<FieldNames['wallet']>) =>
  mayOwe(kind)
    ? { due_day: numberOrNull(due_day), instalments: numberOrNull(instalments) }
    : { due_day: null, instalments: null }

/** The correction is dated today, because the form shows the difference from today's balance. */
export const correctionOf = (typed: Typed<FieldNames['correction']>): BodyOf<typeof correctWallet> => ({
  balance: signedAmountOf(typed, 'balance'),
  date: today(),
})

/** An empty wallet id means a place outside the user's wallets. */
export function transferOf(typed: Typed<FieldNames['transfer']>): BodyOf<typeof addTransfer> {
  const fee = amountOf(typed, 'fee')
  return {
    from_wallet_id: numberOrNull(typed.from_wallet_id),
    to_wallet_id: numberOrNull(typed.to_wallet_id),
    amount: amountOf(typed, 'amount'),
    fee: fee || null,
    fee_category_id: fee === '' ? null : numberOrNull(typed.fee_category_id),
    description: typed.description ?? '',
    transfer_date: typed.transfer_date ?? '',
  }
}

/**
 * If user and friend owe each other the same amount, neither the form nor the request body has an
 * amount.
 */
export const settlementOf = (typed: Typed<FieldNames['settlement']>): BodyOf<typeof settleShares> => ({
  name: typed.name ?? '',
  ...(typed.amount !== undefined && { amount: amountOf(typed, 'amount') }),
  wallet_id: numberOrNull(typed.wallet_id),
  transaction_date: typed.transaction_date ?? '',
})

export const instalmentsOf = (typed: Typed<FieldNames['purchase']>): BodyOf<typeof addInstalments> => ({
  wallet_id: numberOf(typed.wallet_id),
  category_id: numberOf(typed.category_id),
  name: typed.name ?? '',
  amount: amountOf(typed, 'amount'),
  count: numberOf(typed.count),
  date: typed.date ?? '',
  first_due: typed.first_due ?? '',
  ...(typed.month_day && { month_day: monthDay(typed.month_day) }),
  books: choiceOf(['at_once', 'per_instalment'], typed.books),
})

export const paymentOf = (typed: Typed<FieldNames['payment']>): InstalmentPaymentBody => ({
  from_wallet_id: numberOrNull(typed.from_wallet_id),
  amount: amountOf(typed, 'amount'),
  date: typed.date ?? '',
})

/** With `version`, the server refuses if the wallet was changed elsewhere. */
export const closingOf = (wallet: Wallet) => ({
  ...{ change: 'closeWallet', id: String(wallet.id), version: wallet.version },
})

function signedAmountOf<Name extends string>(typed: Typed<Name | `${Name}_side`>, name: Name) {
  const amount = amountOf<Name | `${Name}_side`>(typed, name)
  return typed[`${name}_side`] === 'owed' && /[1-9]/.test(amount) ? `-${amount}` : amount
}

const monthDay = (day: string): MonthDay => (day === 'last' ? 'last' : Number(day))
