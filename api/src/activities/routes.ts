import * as calls from '@pundi/contract/declared'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { holding, userOf } from '../platform/caller/guards'
import { on } from '../platform/http/on'
import { pageOf, readCursor } from '../platform/http/page'
import { notFound } from '../platform/http/errors/refusal'
import { inLanguageOf } from '../platform/messages/say'
import { typesThatSay } from '../platform/activity-log/activity-types'
import { describeEntry } from './describe-entry'
import { listActivities } from './queries'
import { removeActivity } from './write-queries'
import { restore } from './restore/restore'
import { findEntries } from './restore/world-queries'

export const activityRoutes: FastifyPluginAsync = async app => {
  on(app, calls.listActivities, async request => {
    const { search, cursor, limit } = request.query
    const say = inLanguageOf(request)
    const page = await listActivities(app.database, {
      user_id: userOf(request).id,
      search: search === undefined ? undefined : { text: search, types: typesThatSay(search, say) },
      after: readCursor(cursor, '-time'),
      limit,
    })
    const rows = page.rows.map(({ moved, ...row }) => ({
      ...{ ...row, type: say(row.type) },
      ...(moved !== null && { moved }),
    }))
    return pageOf({ ...page, rows }, limit, '-time', row => [row.date, row.id])
  })

  on(app, calls.findActivity, async request => {
    const { id } = userOf(request)
    const [entry] = await findEntries(app.database, id, [request.params.id])
    if (!entry) throw notFound()
    return { data: await describeEntry(app, id, entry, inLanguageOf(request)) }
  })

  on(app, calls.removeActivity, async request => {
    const isGone = await removeActivity(holding(request), userOf(request).id, request.params.id)
    if (!isGone) throw notFound()
    return { message: inLanguageOf(request)('The activity has been deleted.') }
  })

  on(app, calls.restoreActivity, async request => ({
    data: await restore(holding(request), restorerOf(request), {
      undoable: app.undoable,
      ids: [request.params.id],
      ways: request.body,
    }),
  }))

  on(app, calls.restoreActivities, async request => ({
    data: await restore(holding(request), restorerOf(request), {
      undoable: app.undoable,
      ids: request.body.ids,
    }),
  }))
}

const restorerOf = (request: FastifyRequest) => {
  const { id, today, month_start } = userOf(request)
  return { id, today, month_start, say: inLanguageOf(request) }
}
