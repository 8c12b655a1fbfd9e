import { type AccountExport, centsOf } from '@pundi/contract'

/*
 * A second implementation of balances on a day, to compare with the product's. Amounts are in
 * cents.
 */

export type Booking = AccountExport['transactions'][number]
export type Move = AccountExport['transfers'][number]
type Money = Pick<AccountExport, 'transactions' | 'transfers' | 'wallets'>

export const sumOf = (amounts: bigint[]) => amounts.reduce((sum, cents) => sum + cents, 0n)

export const flowOf = ({ type, is_refund, amount }: Booking) =>
  type === 'income' || is_refund ? centsOf(amount) : -centsOf(amount)

export const moveInto = (id: number, { from_wallet_id, to_wallet_id, amount }: Move) =>
  (to_wallet_id === id ? centsOf(amount) : 0n) - (from_wallet_id === id ? centsOf(amount) : 0n)

export function inWallet({ transactions, transfers, wallets }: Money, id: number, day: string): bigint {
  const { opening_balance, opening_date } = wallets.find(wallet => wallet.id === id)!
  return sumOf([
    opening_date <= day ? centsOf(opening_balance) : 0n,
    ...transactions.filter(row => row.wallet_id === id && row.transaction_date <= day).map(flowOf),
    ...transfers.filter(row => row.transfer_date <= day).map(row => moveInto(id, row)),
  ])
}

export const sinceOf = ({ wallets }: Money): string | null =>
  wallets.map(({ opening_date }) => opening_date).sort()[0] ?? null

/**
 * The sum of all transactions without a wallet. Once the first wallet has opened, older
 * transactions do not count.
 */
export function inNone(money: Money, day: string): bigint {
  const since = sinceOf(money)
  const first = since !== null && since <= day ? since : ''
  const rows = money.transactions.filter(
    row => !row.wallet_id && row.transaction_date >= first && row.transaction_date <= day,
  )
  return sumOf(rows.map(flowOf))
}

export const isToSpend = ({ kind, is_closed }: AccountExport['wallets'][number]) =>
  !is_closed && kind !== 'savings' && kind !== 'loan'

export const inWallets = (
  money: Money,
  day: string,
  which: (wallet: AccountExport['wallets'][number]) => boolean,
) => sumOf(money.wallets.filter(which).map(({ id }) => inWallet(money, id, day)))

export const toSpend = (money: Money, day: string) => inWallets(money, day, isToSpend) + inNone(money, day)
export const allMoney = (money: Money, day: string) => inWallets(money, day, () => true) + inNone(money, day)

export const partsOf = ({ splits, category_id, amount, is_refund }: Booking) =>
  (splits ?? [{ category_id, amount }]).map(part => ({
    category_id: part.category_id,
    cents: is_refund ? -centsOf(part.amount) : centsOf(part.amount),
  }))

export function sumsOf({ transactions }: Pick<Money, 'transactions'>, from: string, to: string) {
  const rows = transactions.filter(row => row.transaction_date >= from && row.transaction_date <= to)
  const sum = (type: string) =>
    sumOf(rows.filter(row => row.type === type).map(row => (row.is_refund ? -1n : 1n) * centsOf(row.amount)))
  return { income: sum('income'), expense: sum('expense'), count: rows.length }
}
