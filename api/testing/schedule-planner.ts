import type { Schedule, ScheduleDay } from '@pundi/contract'
import { newPurse, type Purse } from './purse'
import type { Answer } from './answer'
import type { Api } from './start-api'

export async function newPlanner(api: Api) {
  const purse = await newPurse(api)
  return plannerOf(purse)
}

export type Planner = ReturnType<typeof plannerOf>

function plannerOf(purse: Purse) {
  const { call, makanan } = purse
  const rent = (changes: object = {}, template: object = {}) => ({
    template: { type: 'expense', amount: '1500000', category_id: makanan, description: 'Kos', ...template },
    ...{ unit: 'month', every: 1, anchor_date: '2026-01-31', is_automatic: true },
    ...changes,
  })
  const list = async () => (await call('GET /api/schedules')).json as unknown as { data: Schedule[] }
  return {
    ...purse,
    rent,
    add: (changes: object = {}, template: object = {}, headers = {}): Promise<Answer> =>
      call('POST /api/schedules', rent(changes, template), headers),
    plan: async (changes: object = {}, template: object = {}): Promise<Schedule> => {
      const { status, json, text } = await call('POST /api/schedules', rent(changes, template))
      if (status !== 201) throw new Error(`The schedule was answered ${status}: ${text}`)
      return json.data as unknown as Schedule
    },
    schedules: async () => (await list()).data,
    days: async (query = ''): Promise<ScheduleDay[]> =>
      (await call(`GET /api/schedules/days?${query}`)).json.data as unknown as ScheduleDay[],
    booked: async () => {
      const { json } = await call('GET /api/transactions?limit=500&sort=date')
      return json.data.map(({ transaction_date, amount }) => [transaction_date, amount])
    },
    skip: (id: number, due_on: string) => call(`POST /api/schedules/${id}/skip`, { due_on }),
    bookDay: (id: number, due_on: string, changes: object = {}) =>
      call(`POST /api/schedules/${id}/book`, { due_on, ...changes }),
    unbook: (id: number, due_on: string, record_id: number, headers = {}) =>
      call(`POST /api/schedules/${id}/unbook`, { due_on, record_id }, headers),
  }
}
