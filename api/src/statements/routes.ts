import { calls } from '@pundi/contract'
import type { FastifyPluginAsync } from 'fastify'
import { userOf } from '../auth/guards'
import { on } from '../http/on'
import type { Days } from './list-steps'
import { findStatement } from './queries'

export const statementRoutes: FastifyPluginAsync = async app => {
  on(app, calls.findStatement, async request => {
    const { from, to, against_from, against_to, month_start = 1 } = request.query
    const { id, today } = userOf(request)
    const range = upTo(today, { from, to })
    const other = against_from && against_to ? { from: against_from, to: against_to } : undefined
    const against = other && upTo(today, other)
    const asked = { owner: id, today, range, against, monthStart: month_start }
    return { data: await findStatement(app.database, asked), meta: { until: range?.to ?? null } }
  })
}

/** The days of a range that are not planned. */
const upTo = (today: string, { from, to }: Days): Days | null =>
  from > today ? null : { from, to: to < today ? to : today }
