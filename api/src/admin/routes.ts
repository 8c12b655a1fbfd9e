import {
  addDays,
  type AdminLogFilter,
  type adminUserAnswer,
  type DeclaredCall,
  type oneRecord,
} from '@pundi/contract'
import * as calls from '@pundi/contract/declared'
import type { FastifyPluginAsync } from 'fastify'
import { type ActivityType, typesThatSay } from '../platform/activity-log/activity-types'
import { userOf } from '../platform/caller/guards'
import { on } from '../platform/http/on'
import { countedPageOf, readCursor } from '../platform/http/page'
import { adminsOnly, notFound, Refusal } from '../platform/http/errors/refusal'
import { inLanguageOf, languageOf, type MessageId, type Say, sayIn } from '../platform/messages/say'
import { type Becoming, changeUser } from './users/write-queries'
import { findUser, listUsers } from './users/queries'
import { listAllTransactions, sumAllTransactions } from './transactions/queries'
import { listAllCategories } from './categories/queries'
import { startsIn } from './start-of-day'
import { listLogs, listLogsInBatches, type LogFilter, writeLogs } from './logs/queries'
import { sendCsv } from '../platform/http/files/send-csv'
import { dayIn } from '../platform/time/wall-clock'
import { listDays } from './planned-queries'

type Changing = DeclaredCall<
  string,
  {
    access: 'admin'
    summary: string
    params: typeof oneRecord
    answer: typeof adminUserAnswer
    activity: ActivityType
  }
>

const DAYS = 30

export const adminRoutes: FastifyPluginAsync = async app => {
  const { database } = app

  on(app, calls.listAdminUsers, async ({ query: { cursor, ...asked } }) => {
    const page = await listUsers(database, { ...asked, after: readCursor(cursor, asked.sort) })
    return countedPageOf(page, asked.limit, asked.sort, row => [row.id])
  })

  /** @param self the refusal for administrators who try to change their own account in this way */
  function onChange(call: Changing, change: Becoming, self?: MessageId) {
    const { activity: action } = call.declared
    on(app, call, async request => {
      const [actorId, { id }, { network }] = [userOf(request).id, request.params, request]
      const { is_known, is_allowed } = await changeUser(database, actorId, id, { ...change, action, network })
      if (!is_allowed) throw adminsOnly()
      const data = is_known ? await findUser(database, id) : undefined
      if (!data) throw notFound()
      if (self && id === actorId) throw new Refusal(409, self)
      return { data }
    })
  }
  onChange(calls.deactivateUser, { column: 'status', value: 'deactive' }, 'You cannot deactivate yourself.')
  onChange(calls.activateUser, { column: 'status', value: 'active' })
  onChange(calls.promoteUser, { column: 'role', value: 'admin' })
  onChange(calls.demoteUser, { column: 'role', value: 'user' }, 'You cannot demote yourself.')

  on(app, calls.listAdminTransactions, async ({ query: { sort, limit, cursor, ...filter } }) => {
    const after = readCursor(cursor, sort)
    const page = await listAllTransactions(database, { filter, sort, after, limit })
    const isByDate = sort.endsWith('date')
    return countedPageOf(page, limit, sort, row => [isByDate ? row.transaction_date : row.amount, row.id])
  })

  on(app, calls.sumAdminTransactions, async ({ query }) => ({
    data: await sumAllTransactions(database, query),
  }))

  on(app, calls.listAdminCategories, async ({ query: { cursor, ...asked } }) => {
    const page = await listAllCategories(database, { ...asked, after: readCursor(cursor, asked.sort) })
    return countedPageOf(page, asked.limit, asked.sort, row => [row.id])
  })

  on(app, calls.listAdminLogs, async request => {
    const { limit, cursor, ...filter } = request.query
    const say = inLanguageOf(request)
    const after = readCursor(cursor, '-time')
    const page = await listLogs(database, filterLogs(filter, say), after, limit)
    const rows = page.rows.map(row => ({ ...row, action: say(row.action) }))
    return countedPageOf({ ...page, rows }, limit, '-time', row => [row.timestamp, row.id])
  })

  on(app, calls.exportAdminLogs, async (request, reply) => {
    const language = languageOf(request)
    const batches = listLogsInBatches(database, filterLogs(request.query, sayIn(language)))
    return sendCsv(reply, 'pundi-logs', writeLogs(batches, language), request.query.time_zone)
  })

  on(app, calls.listAdminDays, async ({ query: { time_zone } }) => {
    const today = dayIn(time_zone ?? 'UTC')
    const days = Array.from({ length: DAYS + 1 }, (_, place) => addDays(today, place - DAYS + 1))
    const startOf = startsIn(time_zone)
    const starts = days.map(day => startOf(day))
    return { data: await listDays(database, days.slice(0, DAYS), starts) }
  })
}

function filterLogs({ from, to, time_zone, ...asked }: AdminLogFilter, say: Say): LogFilter {
  const startOf = startsIn(time_zone)
  return {
    ...asked,
    actions: asked.search === undefined ? [] : typesThatSay(asked.search, say),
    since: from === undefined ? undefined : startOf(from),
    before: to === undefined ? undefined : startOf(to, 1),
  }
}
