import type {
  addInstalments,
  addTransfer,
  addWallet,
  BodyOf,
  correctWallet,
  InstalmentPaymentBody,
  settleShares,
  Transfer,
  Wallet,
} from '@pundi/contract'
import { today } from '@pundi/kit/format'
import { HttpError } from '@pundi/platform/http'
import { text } from '../catalogue/text'
import { mayOwe } from './signed-amount'

type Fields = Record<string, string>
type WalletBody = BodyOf<typeof addWallet>

/** The body of a wallet's form. Without a balance it begins with nothing. */
export const walletOf = (fields: Fields) =>
  ({
    name: fields['name'],
    kind: fields['kind'],
    opening_balance: amountOf(fields, 'opening_balance') || '0',
    opening_date: fields['opening_date'],
    is_closed: fields['is_closed'] === 'true',
    ...debtOf(fields),
  }) as WalletBody

/** When a card or a loan is paid; none of it for another kind, also where it was one before. */
const debtOf = (fields: Fields) =>
  mayOwe(fields['kind'] ?? '')
    ? { due_day: numberOf(fields['due_day']), instalments: numberOf(fields['instalments']) }
    : { due_day: null, instalments: null }

/** What is there now: by the end of today, so that the difference is the one that was shown. */
export const correctionOf = (fields: Fields): BodyOf<typeof correctWallet> => ({
  balance: amountOf(fields, 'balance'),
  date: today(),
})

/** The body of a transfer's form. The empty side is the outside. */
export const transferOf = (fields: Fields) => {
  const fee = amountOf(fields, 'fee')
  return {
    from_wallet_id: numberOf(fields['from_wallet_id']),
    to_wallet_id: numberOf(fields['to_wallet_id']),
    amount: amountOf(fields, 'amount'),
    fee: fee === '' ? null : fee,
    fee_category_id: fee === '' ? null : numberOf(fields['fee_category_id']),
    description: fields['description'] ?? '',
    transfer_date: fields['transfer_date'],
  } as BodyOf<typeof addTransfer>
}

/** The body of a settlement's form. Without an amount, what both owe is offset. */
export function settlementOf(fields: Fields): BodyOf<typeof settleShares> {
  const amount = amountOf(fields, 'amount')
  return {
    name: fields['name'] ?? '',
    ...(fields['amount'] !== undefined && { amount }),
    wallet_id: numberOf(fields['wallet_id']),
    transaction_date: fields['transaction_date'] ?? '',
  }
}

/** The body of the form of a purchase in instalments. */
export const instalmentsOf = (fields: Fields) =>
  ({
    wallet_id: numberOf(fields['wallet_id']),
    category_id: numberOf(fields['category_id']),
    name: fields['name'],
    amount: amountOf(fields, 'amount'),
    count: numberOf(fields['count']),
    date: fields['date'],
    first_due: fields['first_due'],
    books: fields['books'],
  }) as BodyOf<typeof addInstalments>

/** The body of a payment's form. */
export const paymentOf = (fields: Fields): InstalmentPaymentBody => ({
  from_wallet_id: numberOf(fields['from_wallet_id']),
  amount: amountOf(fields, 'amount'),
  date: fields['date'] ?? '',
})

/** What a wallet or a transfer was, as the body that gives it back. */
export function bodyOfWallet(wallet: Wallet) {
  const { name, kind, opening_balance, opening_date, is_closed, due_day = null, instalments = null } = wallet
  return JSON.stringify({ name, kind, opening_balance, opening_date, is_closed, due_day, instalments })
}

/** The fields that close a wallet, or open it again, unless it was changed in another tab since it was shown. */
export const closingOf = (wallet: Wallet) => ({
  ...{ change: 'closeWallet', id: String(wallet.id), body: bodyOfWallet(wallet), version: wallet.version },
})

export const bodyOfTransfer = (transfer: Transfer) => {
  const { from_wallet_id, to_wallet_id, amount, fee, fee_category_id } = transfer
  const { description, transfer_date } = transfer
  const money = { from_wallet_id, to_wallet_id, amount, fee, fee_category_id }
  return JSON.stringify({ ...money, description, transfer_date })
}

/**
 * An amount as its field gives it, below zero where the field beside it says that it is owed. What the field could not
 * read is refused here: read once more it might be another amount.
 */
function amountOf(fields: Fields, name: string) {
  const typed = fields[name] ?? ''
  if (typed !== '' && !/^\d+(\.\d+)?$/.test(typed)) {
    const message = text('Enter an amount')
    throw new HttpError(message, 422, { [name]: [message] })
  }
  return fields[`${name}_side`] === 'owed' && /[1-9]/.test(typed) ? `-${typed}` : typed
}

const numberOf = (id = '') => (id === '' ? null : Number(id))
