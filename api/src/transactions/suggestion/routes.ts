import { calls } from '@pundi/contract'
import type { FastifyPluginAsync } from 'fastify'
import { userOf } from '../../auth/guards'
import { on } from '../../http/on'
import { listRecords } from '../list/list-records'
import { listUsedTexts } from './queries'
import { suggestSearches } from './suggest-searches'

export const suggestionRoutes: FastifyPluginAsync = async app => {
  const { database } = app

  on(app, calls.suggestSearch, async request => {
    const reader = userOf(request)
    const { search: typed, ...filter } = request.query
    for (const search of suggestSearches(typed, await listUsedTexts(database, reader.id))) {
      const place = { order: '-date' as const, after: undefined }
      const { total } = await listRecords(database, reader, { ...filter, search }, place, 1)
      if (total > 0) return { data: { search, total } }
    }
    return { data: null }
  })
}
