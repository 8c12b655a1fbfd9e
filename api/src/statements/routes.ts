import { calls, periodBefore, periodOf, sameDayIn, type StatementQuery } from '@pundi/contract'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { userOf } from '../auth/guards'
import { on } from '../http/on'
import { sendCsv } from '../http/files/send-csv'
import { languageOf } from '../messages/say'
import type { Days } from './list-steps'
import { findStatement } from './queries'
import { writeStatement } from './write-statement'

export const statementRoutes: FastifyPluginAsync = async app => {
  const { database } = app

  on(app, calls.findStatement, async request => {
    const { range, against, asked } = rangesOf(request, request.query)
    const until = asked.range?.to ?? null
    const [against_from, against_to] = [against?.from ?? null, against?.to ?? null]
    return {
      data: await findStatement(database, asked),
      meta: { ...range, until, against_from, against_to },
    }
  })

  on(app, calls.exportStatement, async (request, reply) => {
    const { table, ...query } = request.query
    const { asked } = rangesOf(request, query)
    const statement = await findStatement(database, asked)
    return sendCsv(
      reply,
      `pundi-${table}`,
      writeStatement(statement, table, languageOf(request)),
      userOf(request).time_zone,
    )
  })
}

/** The ranges that are asked for, and what of them is not planned. */
function rangesOf(request: FastifyRequest, query: StatementQuery) {
  const { id, today, month_start } = userOf(request)
  const { range, against } = read(query) ?? thisMonth(today, month_start)
  const counted = { range: upTo(today, range), against: against && upTo(today, against) }
  return { range, against, asked: { owner: id, today, ...counted, monthStart: month_start } }
}

function read({ from, to, against_from, against_to }: StatementQuery) {
  if (!from || !to) return undefined
  return {
    range: { from, to },
    against: against_from && against_to ? { from: against_from, to: against_to } : undefined,
  }
}

function thisMonth(today: string, monthStart: number) {
  const range = periodOf(today, monthStart)
  const before = periodBefore(range, monthStart)
  return { range, against: { from: before.from, to: sameDayIn(before, range, today) } }
}

/** The days of a range that are not planned. */
const upTo = (today: string, { from, to }: Days): Days | null =>
  from > today ? null : { from, to: to < today ? to : today }
