import { adminDailyAnswer, adminDailyQuery } from '@pundi/contract'
import type { Room } from '../../http/contract'
import { addDays, startsIn } from '../start-of-day'
import { wallClock } from '../../transactions/list/wall-clock'
import { listDays } from './queries'

const DAYS = 30

export const adminDailyRoutes: Room = async app => {
  app.get(
    '/',
    {
      schema: {
        summary: 'Sign-ups and transactions of each of the last 30 days',
        querystring: adminDailyQuery,
        response: { 200: adminDailyAnswer },
      },
    },
    async ({ query: { time_zone } }) => {
      const today = wallClock(time_zone).slice(0, 10)
      const days = Array.from({ length: DAYS + 1 }, (_, place) => addDays(today, place - DAYS + 1))
      const startOf = startsIn(time_zone)
      const starts = days.map(day => startOf(day))
      return { data: await listDays(app.database, days.slice(0, DAYS), starts) }
    },
  )
}
