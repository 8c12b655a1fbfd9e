import * as calls from '@pundi/contract/declared'
import type { FastifyPluginAsync } from 'fastify'
import { userOf } from '../platform/caller/guards'
import { on } from '../platform/http/on'
import { pageOf, readCursor } from '../platform/http/page'
import { tagAnswer } from '../platform/http/unless-changed'
import { findOwed, owedOfAll } from '../transactions/summary/owed'
import { cursorOf, listRecords, listRecordsInBatches } from './list-records'
import { listUsedTexts } from './suggestion/queries'
import { suggestSearches } from './suggestion/suggest-searches'
import { sendCsv } from '../platform/http/files/send-csv'
import { languageOf } from '../platform/messages/say'
import {
  findTraits,
  listCategoryNames,
  listFees,
  listPaidFriends,
  listWalletNames,
  listWantedCategories,
} from './export/queries'
import { writeTransactions } from './export/write-transactions'

export const recordRoutes: FastifyPluginAsync = async app => {
  const { database } = app

  on(app, calls.listRecords, async (request, reply) => {
    const { sort, limit, cursor, with: _, ...filter } = request.query
    const start = { order: sort, after: readCursor(cursor, sort) }
    const page = await listRecords(database, userOf(request), filter, start, limit)
    const owed = page.is_shared ? await findOwed(database, userOf(request), filter) : []
    if (page.changes < Infinity) tagAnswer(request, reply, page.changes)
    const { data, meta } = pageOf(page, limit, sort, row => cursorOf(row, sort))
    const { transfers, income, expense, balance } = page
    return { data, meta: { ...meta, transfers, income, expense, balance, ...owedOfAll(owed) } }
  })

  on(app, calls.suggestSearch, async request => {
    const reader = userOf(request)
    const { search: typed, ...filter } = request.query
    for (const search of suggestSearches(typed, await listUsedTexts(database, reader.id))) {
      const start = { order: '-date' as const, after: undefined }
      const { total } = await listRecords(database, reader, { ...filter, search }, start, 1)
      if (total > 0) return { data: { search, total } }
    }
    return { data: null }
  })

  on(app, calls.exportTransactions, async (request, reply) => {
    const { sort, with: also, ...filter } = request.query
    const reader = userOf(request)
    const isWithTransfers = also === 'transfers' || filter.type === 'transfer'
    const traits = await findTraits(database, reader, filter, isWithTransfers)
    const { is_planned, is_split, is_shared, used } = traits
    const wallets = await listWalletNames(database, reader.id)
    const parts = is_split && {
      names: await listCategoryNames(database, reader.id),
      wanted: await listWantedCategories(database, reader, filter),
    }
    const hasFees = isWithTransfers && (filter.type ?? 'expense') === 'expense'
    const fees = hasFees ? await listFees(database, reader.id) : undefined
    const batches = listRecordsInBatches(database, reader, filter, { order: sort, isWithTransfers })
    const pieces = writeTransactions(batches, {
      ...{ language: languageOf(request), wallets, isWithTransfers, used, fees },
      ...(is_planned && { today: reader.today }),
      ...(parts && { parts }),
      ...(is_shared && { paybacks: await listPaidFriends(database, reader.id) }),
    })
    return sendCsv(reply, 'pundi-transactions', pieces, filter.time_zone)
  })
}
