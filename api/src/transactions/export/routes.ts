import { calls } from '@pundi/contract'
import type { FastifyPluginAsync } from 'fastify'
import { userOf } from '../../auth/guards'
import { on } from '../../http/on'
import { sendCsv } from '../../http/files/send-csv'
import { languageOf } from '../../messages/say'
import { listRecordsInBatches } from '../list/list-records'
import {
  findTraits,
  listFees,
  listCategoryNames,
  listPaidFriends,
  listWalletNames,
  listWantedCategories,
} from './queries'
import { writeTransactions } from './write-transactions'

export const exportRoutes: FastifyPluginAsync = async app => {
  const { database } = app

  on(app, calls.exportTransactions, async (request, reply) => {
    const { sort, with: also, ...filter } = request.query
    const reader = userOf(request)
    const isWithTransfers = also === 'transfers' || filter.type === 'transfer'
    const traits = await findTraits(database, reader, filter, isWithTransfers)
    const { is_planned, is_tagged, is_split, is_shared } = traits
    const wallets = await listWalletNames(database, reader.id)
    const parts = is_split && {
      names: await listCategoryNames(database, reader.id),
      wanted: await listWantedCategories(database, reader, filter),
    }
    const hasFees = isWithTransfers && (filter.type ?? 'expense') === 'expense'
    const fees = hasFees ? await listFees(database, reader.id) : undefined
    const batches = listRecordsInBatches(database, reader, filter, { order: sort, isWithTransfers })
    const pieces = writeTransactions(batches, {
      ...{ language: languageOf(request), wallets, isWithTransfers, isTagged: is_tagged, fees },
      ...(is_planned && { today: reader.today }),
      ...(parts && { parts }),
      ...(is_shared && { paybacks: await listPaidFriends(database, reader.id) }),
    })
    return sendCsv(reply, 'pundi-transactions', pieces, filter.time_zone)
  })
}
