import { centsOf, decimalOf, isToSpend, type Wallet, type WalletsAnswer } from '@pundi/contract'

type Parts = Pick<
  WalletsAnswer['meta'],
  'balance' | 'to_spend' | 'in_no_wallet' | 'savings' | 'loans' | 'closed'
>

/** The sum of all that a user has, and its parts: to_spend, savings, loans and closed make it. */
export function divideMoney(wallets: Wallet[], money: string): Parts {
  const sumOf = (some: Wallet[]) => some.reduce((sum, { balance }) => sum + centsOf(balance), 0n)
  const open = wallets.filter(({ is_closed }) => !is_closed)
  const of = (kind: Wallet['kind']) => sumOf(open.filter(wallet => wallet.kind === kind))
  const closed = sumOf(wallets.filter(({ is_closed }) => is_closed))
  const in_no_wallet = centsOf(money) - sumOf(wallets)
  const toSpend = sumOf(open.filter(({ kind }) => isToSpend(kind))) + in_no_wallet
  return {
    ...{
      balance: decimalOf(centsOf(money)),
      to_spend: decimalOf(toSpend),
      in_no_wallet: decimalOf(in_no_wallet),
    },
    ...{ savings: decimalOf(of('savings')), loans: decimalOf(of('loan')), closed: decimalOf(closed) },
  }
}
