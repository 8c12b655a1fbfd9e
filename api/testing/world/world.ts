import fc from 'fast-check'
import { addDays, type ScheduleDay, type WalletsAnswer } from '@pundi/contract'
import { dayIn } from '../../src/platform/time/wall-clock'
import type { Answer, Item } from '../answer'
import type { Basket } from '../basket'
import { setDay } from '../planner'
import { readSettings } from '../settings'
import type { Api } from '../start-api'

export const drawn = {
  place: fc.nat(30),
  other: fc.nat(30),
  third: fc.nat(30),
  cents: fc.integer({ min: 1, max: 9_999_999 }),
  /** Days from today to the record's date. */
  at: fc.oneof(fc.integer({ min: -75, max: 45 }), fc.constantFrom(0, 0, 1, -1)),
  server: fc.nat(1),
}
export type Draw = { [Name in keyof typeof drawn]: number }

export interface World {
  servers: Api[]
  basket: Basket
  clock: { day: string }
  index: number
}

export function passDays(world: World, count: number) {
  world.clock.day = addDays(world.clock.day, count)
  setDay(world.clock.day, '10:30')
}

export type Tools = Awaited<ReturnType<typeof toolsOf>>

export async function toolsOf({ servers, basket, index }: World, draw: Draw) {
  const { token } = basket
  const api = servers[draw.server % servers.length]!
  const call = (asked: string, body?: object): Promise<Answer> =>
    api.call(asked, { token, ...(body && { body }) })
  const rows = async (asked: string): Promise<Item[]> => (await call(`GET /api/${asked}`)).json.data
  const pick = <Value>(values: readonly Value[], at = draw.place): Value | undefined =>
    values[at % Math.max(1, values.length)]
  const { time_zone } = await readSettings(api, token)
  const today = dayIn(time_zone)
  const wallets = (await rows('wallets')) as object as WalletsAnswer['data']
  const categories = await rows('categories')
  const expenses = categories.filter(({ type }) => type === 'expense')
  const ids = [...wallets.map(({ id }) => id), null]
  const amount = (draw.cents / 100).toFixed(2)
  const from = pick(ids, draw.other) ?? null
  const to =
    pick(
      ids.filter(id => id !== from),
      draw.third,
    ) ?? null
  const category_id = pick(expenses)?.id ?? 1
  const friend = pick(['Budi', 'Ani'])!
  return {
    ...{ draw, api, basket, call, rows, pick, today, wallets, categories, expenses, index, friend },
    ...{ amount, from, to, category_id, day: addDays(today, draw.at) },
    oneIn: (count: number, at = draw.third) => at % count === 0,
    id: async (list: string) => pick((await rows(list)).map(({ id }) => id)) ?? 1,
    dueDay: async (state: ScheduleDay['state']) => {
      const days = (await rows(`schedules/days?from=${addDays(today, -90)}`)) as object as ScheduleDay[]
      return pick(days.filter(day => day.state === state))
    },
    entries: async (done: RegExp) =>
      (await rows('activities?limit=40')).filter(({ type }) => done.test(type)).map(({ id }) => id),
  }
}
