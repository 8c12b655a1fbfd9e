import { centsOf, findStanding, nameKey } from '@pundi/contract'
import { countAll } from '../recount'
import type { Findings } from './findings'
import { sumOf } from './plain-money'
import type { Account } from './read-account'

export function compareOthers(account: Account, { same, found }: Findings) {
  const { file, today, shares, instalments, goals, schedules, days, summaries, outlook, budgets } = account
  const counted = countAll(file, today)
  found.push(...counted.misfits.map(({ id }) => `parts or shares of ${id} are not its amount`))
  const open = shares.data.map(({ name, open }): [string, string] => [nameKey(name), open])
  same(
    'open shares',
    Object.fromEntries(open.sort()),
    Object.fromEntries(Object.entries(counted.open).sort()),
  )
  const parts = shares.data.flatMap(friend => friend.shares.map(each => centsOf(each.open)))
  same('sides of shares', sumOf(parts), centsOf(shares.meta.owed_to_me) - centsOf(shares.meta.owed_by_me))
  for (const friend of shares.data)
    same(`shares of ${friend.name}`, friend.open, sumOf(friend.shares.map(each => centsOf(each.open))))
  same('owed in the period', outlook.owed, summaries[1]!.owed ?? '0.00')
  const owed = sumOf(budgets[1]!.data.map(budget => centsOf(budget.owed ?? '0.00')))
  same('owed of the budgets', owed, centsOf(budgets[1]!.meta.owed ?? '0.00'))
  const plans = instalments.map(({ id, paid, owed, wallet_id }) => ({ id, paid, owed, wallet_id }))
  same(
    'instalments',
    plans.sort((one, other) => one.id - other.id),
    counted.plans,
  )
  for (const plan of instalments) {
    const { next, paid_count } = findStanding({ ...plan, currency: file.settings.currency }, plan.paid)
    same(
      `next of plan ${plan.id}`,
      [plan.next_due, plan.next_amount],
      [next?.due_date ?? null, next?.amount ?? null],
    )
    same(`paid of plan ${plan.id}`, plan.paid_count, paid_count)
  }
  for (const { id, saved, planned } of goals.data) {
    const moves = file.goal_moves.filter(({ goal_id }) => goal_id === id)
    const until = moves.filter(({ moved_on }) => moved_on <= today).map(({ amount }) => centsOf(amount))
    same(`goal ${id}`, saved, sumOf(until))
    same(`goal ${id} planned`, centsOf(planned) >= 0n || moves.length > 0, true)
  }
  same('all goals', goals.meta.saved, sumOf(goals.data.map(({ saved }) => centsOf(saved))))
  const last = outlook.days.at(-1)!.date
  for (const { id, next_due, next_date } of schedules) {
    const first = days.filter(({ schedule_id, state }) => schedule_id === id && state === 'open')[0]
    const isNear = next_date !== null && next_date <= last
    same(`next day of schedule ${id}`, first?.due_on ?? null, isNear ? next_due : null)
  }
}
