import { addAccount } from '../src/auth/queries'
import { listBudgets } from '../src/budgets/list-budgets'
import type { Database } from '../src/platform/database/database'
import { findOutlook } from '../src/outlook/find-outlook'
import { addSampleData } from '../src/seed/seed'
import { listOverdrawn } from './overdrawn-queries'

export async function listFaults(database: Database, day: string): Promise<string[]> {
  const account = { name: 'Contoh', email: `${day}@pundi.example`, phone: null, password_hash: '-' }
  const { id } = await addAccount(database, { ...account, role: 'user' })
  await addSampleData(database, id, new Date(`${day}T09:00:00Z`))
  const next = new Date(Date.parse(day) + 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
  const faults: string[] = []
  for (const today of [day, next]) {
    const user = { id, today, month_start: 1, currency: 'IDR' as const }
    const outlook = await findOutlook(database, user)
    const { data } = await listBudgets(database, user)
    const over = data.filter(({ left_after_planned: left }) => left.startsWith('-'))
    const check = (is: boolean, what: string) => {
      if (!is) faults.push(`${day} seen on ${today}: ${what}`)
    }
    check(Number(outlook.left_today) > 0, `left today ${outlook.left_today} by ${outlook.limit}`)
    check(
      over.length <= 1,
      `over: ${over.map(({ name, left_after_planned: left }) => `${name} ${left}`).join()}`,
    )
    check(Number(outlook.lowest.balance) >= 0, `lowest ${outlook.lowest.balance}`)
    check(Number(outlook.to_spend) > 0, `to spend ${outlook.to_spend}`)
  }
  const overdrawn = await listOverdrawn(database, id)
  return [...faults, ...overdrawn.map(({ name, least }) => `${day}: ${name} has ${least}`)]
}

export const daysFrom = (first: string, count: number): string[] =>
  Array.from({ length: count }, (_, place) =>
    new Date(Date.parse(first) + place * 24 * 60 * 60 * 1000).toISOString().slice(0, 10),
  )
