import type { Transaction, Transfer } from '@pundi/contract'
import type { Purse } from './purse'

export type Range = [from: string, to: string]
export type Line = { category_id: number; type: string; cents: bigint }
export type Kept = { transactions: Transaction[]; transfers: Transfer[] }
export type Within = Kept & { lines: Line[]; count: number }

const today = () => new Date(Date.now() + 7 * 60 * 60 * 1000).toISOString().slice(0, 10)

export async function readKept(purse: Purse): Promise<Kept> {
  const transactions: Transaction[] = (await purse.call('GET /api/transactions?limit=500')).json.data
  const transfers: Transfer[] = (await purse.call('GET /api/transfers?limit=500')).json.data
  return {
    transactions: transactions.filter(row => row.transaction_date <= today()),
    transfers: transfers.filter(row => row.transfer_date <= today()),
  }
}

export function within({ transactions, transfers }: Kept, [from, to]: Range): Within {
  const rows = transactions.filter(row => row.transaction_date >= from && row.transaction_date <= to)
  return {
    transactions: rows,
    transfers: transfers.filter(row => row.transfer_date >= from && row.transfer_date <= to),
    lines: rows.flatMap(linesOf),
    count: rows.length,
  }
}

export const linesOf = ({ type, amount, category_id, is_refund, splits }: Transaction): Line[] =>
  (splits ?? [{ category_id, amount }]).map(part => ({
    ...{ category_id: part.category_id, type },
    cents: is_refund ? -centsOf(part.amount) : centsOf(part.amount),
  }))

export function sumsOf(lines: Line[], count: number) {
  const [income, expense] = [sum(lines, 'income'), sum(lines, 'expense')]
  return { income: decimal(income), expense: decimal(expense), net: decimal(income - expense), count }
}

export const sum = (lines: Line[], type: string) =>
  lines.filter(line => line.type === type).reduce((total, { cents }) => total + cents, 0n)

export const centsOf = (amount: string) => BigInt(amount.replace('.', ''))

export function decimal(cents: bigint): string {
  const digits = String(cents < 0n ? -cents : cents).padStart(3, '0')
  return `${cents < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}
