import { calls } from '@pundi/contract'
import type { FastifyPluginAsync } from 'fastify'
import { on } from '../../http/on'
import { addDays, startsIn } from '../start-of-day'
import { dayIn } from '../../transactions/list/wall-clock'
import { listDays } from './queries'

const DAYS = 30

export const adminDailyRoutes: FastifyPluginAsync = async app => {
  on(app, calls.listAdminDays, async ({ query: { time_zone } }) => {
    const today = dayIn(time_zone ?? 'UTC')
    const days = Array.from({ length: DAYS + 1 }, (_, place) => addDays(today, place - DAYS + 1))
    const startOf = startsIn(time_zone)
    const starts = days.map(day => startOf(day))
    return { data: await listDays(app.database, days.slice(0, DAYS), starts) }
  })
}
