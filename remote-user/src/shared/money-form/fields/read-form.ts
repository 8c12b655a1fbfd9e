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
import { HttpError } from '@pundi/platform/http'
import { text } from '../../../catalogue/text'
import { mayOwe } from './signed-amount'

type Fields = Record<string, string>
type WalletBody = BodyOf<typeof addWallet>

/** A wallet without an opening balance starts at zero. */
export const walletOf = (fields: Fields) =>
  ({
    name: fields['name'],
    kind: fields['kind'],
    opening_balance: amountOf(fields, 'opening_balance') || '0',
    opening_date: fields['opening_date'],
    is_closed: fields['is_closed'] === 'true',
    ...debtOf(fields),
  }) as WalletBody

/** Due day and instalments of a card or loan. Null for other kinds, even if the wallet was a card or a loan before. */
const debtOf = (fields: Fields) =>
  mayOwe(fields['kind'] ?? '')
    ? { due_day: numberOf(fields['due_day']), instalments: numberOf(fields['instalments']) }
    : { due_day: null, instalments: null }

/** The correction is dated today, so that its amount equals the difference that the form shows. */
export const correctionOf = (fields: Fields): BodyOf<typeof correctWallet> => ({
  balance: amountOf(fields, 'balance'),
  date: today(),
})

/** An empty wallet id means a side outside the user's wallets. */
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

/** If the user and the friend owe each other the same, form and body have no amount. */
export function settlementOf(fields: Fields): BodyOf<typeof settleShares> {
  const amount = amountOf(fields, 'amount')
  return {
    name: fields['name'] ?? '',
    ...(fields['amount'] !== undefined && { amount }),
    wallet_id: numberOf(fields['wallet_id']),
    transaction_date: fields['transaction_date'] ?? '',
  }
}

export const instalmentsOf = (fields: Fields) =>
  ({
    wallet_id: numberOf(fields['wallet_id']),
    category_id: numberOf(fields['category_id']),
    name: fields['name'],
    amount: amountOf(fields, 'amount'),
    count: numberOf(fields['count']),
    date: fields['date'],
    first_due: fields['first_due'],
    ...(fields['month_day'] && { month_day: monthDay(fields['month_day']) }),
    books: fields['books'],
  }) as BodyOf<typeof addInstalments>

export const paymentOf = (fields: Fields): InstalmentPaymentBody => ({
  from_wallet_id: numberOf(fields['from_wallet_id']),
  amount: amountOf(fields, 'amount'),
  date: fields['date'] ?? '',
})

/** Fields that close or reopen a wallet. Refused if another tab has changed the wallet since. */
export const closingOf = (wallet: Wallet) => ({
  ...{ change: 'closeWallet', id: String(wallet.id), version: wallet.version },
})

/**
 * A field's amount, negative if its `_side` is owed. Refuses text that the field could not read: the server might
 * read another amount.
 */
function amountOf(fields: Fields, name: string) {
  const typed = fields[name] ?? ''
  if (typed !== '' && !/^\d+(\.\d+)?$/.test(typed)) {
    const message = text('Enter an amount')
    throw new HttpError(message, 422, { [name]: [message] })
  }
  return fields[`${name}_side`] === 'owed' && /[1-9]/.test(typed) ? `-${typed}` : typed
}

const monthDay = (day: string): MonthDay => (day === 'last' ? 'last' : Number(day))

const numberOf = (id = '') => (id === '' ? null : Number(id))
