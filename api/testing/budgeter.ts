import type { Budget, BudgetMonths, BudgetsAnswer } from '@pundi/contract'
import { readRules } from './queries'
import { saveSettings } from './settings'
import { newPurse } from './purse'
import type { Api } from './start-api'

export async function newBudgeter(api: Api, monthStart = 1) {
  const purse = await newPurse(api)
  const { call, makanan } = purse
  if (monthStart !== 1) await saveSettings(api, purse, { month_start: monthStart })
  const { json } = await call('GET /api/categories')
  const transport = json.data.find(({ name }) => name === 'Transportasi')!.id
  const read = async (period: string) =>
    (await call(`GET /api/budgets?period=${period}`)).json as unknown as BudgetsAnswer
  return {
    ...{ ...purse, transport, read },
    set: (category: number, body: object) =>
      call(`PUT /api/budgets/${category}`, { from_period: '2026-01-01', ...body }),
    food: async (day: string): Promise<Budget | undefined> =>
      (await read(day)).data.find(({ category_id }) => category_id === makanan),
    amounts: async (day: string) =>
      Object.fromEntries((await read(day)).data.map(({ name, amount }) => [name, amount])),
    months: async (day: string) =>
      (await call(`GET /api/budgets/months?period=${day}`)).json.data as unknown as BudgetMonths[],
    rules: () => readRules(api, purse.id),
  }
}
export type Budgeter = Awaited<ReturnType<typeof newBudgeter>>
