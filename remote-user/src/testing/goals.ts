import { calls, type Goal, type GoalsAnswer, type Schedule, type Transaction } from '@pundi/contract'
import { plan } from '@pundi/devkit/testing'
import { metaOf } from './answers'

export const goalOf = (changes: Partial<Goal> = {}): Goal => ({
  ...{ id: 7, name: 'Laptop', target: '12000000.00', due_on: '2099-12-31', wallet_id: null },
  ...{ saved: '4000000.00', planned: '0.00', missing: '8000000.00', this_period: '0.00' },
  ...{ per_period: '500000.00', is_reached: false, moves: [], count: 0, created_at: '2026-11-01T05:00:00Z' },
  ...{ version: 'first', from_next_period: null },
  ...changes,
})

export function answerGoals(
  data: Goal[],
  {
    incomes = [],
    schedules = [],
    ...meta
  }: Partial<GoalsAnswer['meta']> & { incomes?: Transaction[]; schedules?: Schedule[] } = {},
) {
  const total = { total: data.length, next_cursor: null, saved: '4000000.00', short: [] }
  plan(calls.listGoals, { body: { data, meta: { ...total, ...meta } } })
  plan(calls.listSchedules, {
    body: { data: schedules, meta: { total: schedules.length, next_cursor: null } },
  })
  plan(calls.listTransactions, { body: { data: incomes, meta: metaOf(incomes.length) } })
}
