import { jest } from '@jest/globals'
import type { Outlook } from '@pundi/contract'
import { fakeClock } from './fake-clock'
import { newPurse, type Purse } from './purse'
import { saveSettings } from './settings'
import type { Api } from './start-api'

export interface Place {
  today: string
  time_zone: string
  month_start: number
}

/** Sets the clock. `time` is in UTC; the default is 23:59 in Jakarta. */
export function setDay(day: string, time = '16:59') {
  fakeClock()
  jest.setSystemTime(Date.parse(`${day}T${time}:00Z`))
}

/** Set the clock before you call this. */
export async function newPlanner(api: Api, settings: Partial<Omit<Place, 'today'>> = {}) {
  const purse = await newPurse(api)
  await saveSettings(api, purse, { time_zone: 'Asia/Jakarta', ...settings })
  return {
    ...purse,
    spend: (amount: string, transaction_date: string, changes: object = {}) =>
      purse.book({ amount, transaction_date, ...changes }),
    receive: (amount: string, transaction_date: string, changes: object = {}) =>
      purse.earn({ amount, transaction_date, ...changes }),
    outlook: async () => (await purse.call('GET /api/outlook')).json.data as unknown as Outlook,
  }
}

export type Planner = Purse & Awaited<ReturnType<typeof newPlanner>>
