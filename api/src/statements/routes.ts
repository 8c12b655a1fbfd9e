import { type Period, periodBefore, periodOf, sameDayIn, type StatementQuery } from '@pundi/contract'
import * as calls from '@pundi/contract/declared'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { userOf } from '../platform/caller/guards'
import { on } from '../platform/http/on'
import { sendCsv } from '../platform/http/files/send-csv'
import type { Database } from '../platform/database/database'
import { onSnapshot } from '../platform/database/on-snapshot'
import { languageOf } from '../platform/messages/say'
import { listOwed, sumOwed } from '../ledger/owed-queries'
import { statementWithOwed } from '../transactions/summary/owed'
import { type AskedStatement, findStatement } from './queries'
import { writeStatement } from './write-statement'

export const statementRoutes: FastifyPluginAsync = async app => {
  const { database } = app

  on(app, calls.findStatement, async request => {
    const { range, against, asked } = rangesOf(request, request.query)
    const until = asked.range?.to ?? null
    const [against_from, against_to] = [against?.from ?? null, against?.to ?? null]
    return {
      data: await findWithOwed(database, asked),
      meta: { ...range, until, against_from, against_to },
    }
  })

  on(app, calls.exportStatement, async (request, reply) => {
    const { table, ...query } = request.query
    const { asked } = rangesOf(request, query)
    const statement = await findWithOwed(database, asked)
    return sendCsv(
      reply,
      `pundi-${table}`,
      writeStatement(statement, table, languageOf(request)),
      userOf(request).time_zone,
    )
  })
}

const findWithOwed = (database: Database, asked: AskedStatement) =>
  onSnapshot(database, async client => {
    const { owner, today, range } = asked
    const statement = await findStatement(client, asked)
    const reader = { id: owner, today }
    const owed = range ? await sumOwed(client, reader, range) : []
    const records = range && owed.length > 0 ? await listOwed(client, reader, range) : []
    return statementWithOwed(statement, owed, records)
  })

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

const upTo = (today: string, { from, to }: Period): Period | null =>
  from > today ? null : { from, to: to < today ? to : today }
