import { calls } from '@pundi/contract'
import type { FastifyPluginAsync } from 'fastify'
import { userOf } from '../../auth/guards'
import { on } from '../../http/on'
import { pageOf, readCursor } from '../../http/page'
import { tagAnswer } from '../../http/unless-changed'
import { listRecords, placeOfRecord } from './list-records'

export const recordRoutes: FastifyPluginAsync = async app => {
  on(app, calls.listRecords, async (request, reply) => {
    const { sort, limit, cursor, with: _, ...filter } = request.query
    const place = { order: sort, after: readCursor(cursor, sort) }
    const page = await listRecords(app.database, userOf(request), filter, place, limit)
    if (page.changes < Infinity) tagAnswer(request, reply, page.changes)
    const { data, meta } = pageOf(page, limit, sort, row => placeOfRecord(row, sort))
    const { transfers, income, expense, balance } = page
    return { data, meta: { ...meta, transfers, income, expense, balance } }
  })
}
