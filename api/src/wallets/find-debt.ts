import { addMonths, dateOf, isDebt, monthOf, type Wallet } from '@pundi/contract'

type Debt = Required<Pick<Wallet, 'owed' | 'next_due' | 'months_left'>>

export type StoredWallet = Omit<Wallet, keyof Debt>

export const withDebt = (wallet: StoredWallet, today: string): Wallet => ({
  ...wallet,
  ...findDebt(wallet, today),
})

/**
 * If a month is shorter than `due_day`, the debt is due on the last day of the month. For example,
 * with 31: on 30 April, then on 31 May.
 */
function findDebt({ kind, balance, opening_date, due_day, instalments }: StoredWallet, today: string): Debt {
  if (!isDebt(kind)) return { owed: null, next_due: null, months_left: null }
  const owed = balance.startsWith('-') ? balance.slice(1) : '0.00'
  if (owed === '0.00') return { owed, next_due: null, months_left: instalments ? 0 : null }
  const day = due_day ?? (instalments ? dateOf(opening_date) : null)
  if (day === null) return { owed, next_due: null, months_left: null }
  const next = firstDue(day, today, 'from')
  if (!instalments) return { owed, next_due: next, months_left: null }
  const first = firstDue(day, opening_date, 'after')
  const passed = monthOf(next) - monthOf(first)
  if (passed < 0) return { owed, next_due: first, months_left: instalments }
  return { owed, next_due: next, months_left: Math.max(instalments - passed, 0) }
}

export function listDueDays({
  opening_date,
  due_day,
  instalments,
}: Pick<Wallet, 'opening_date' | 'due_day' | 'instalments'>): string[] {
  const day = due_day ?? dateOf(opening_date)
  const first = firstDue(day, opening_date, 'after')
  return Array.from({ length: instalments ?? 0 }, (_, place) => addMonths(first, place, day))
}

function firstDue(date: number, than: string, bound: 'from' | 'after'): string {
  const due = addMonths(than, 0, date)
  const isSoon = bound === 'from' ? due >= than : due > than
  return isSoon ? due : addMonths(than, 1, date)
}
