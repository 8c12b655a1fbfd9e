import type { Settlement } from '@pundi/contract'
import * as calls from '@pundi/contract/declared'
import type { FastifyPluginAsync } from 'fastify'
import { holding, userOf } from '../platform/caller/guards'
import { refusedField } from '../platform/http/errors/refusal'
import { on } from '../platform/http/on'
import { addOnce } from '../platform/idempotency/add-once'
import type { Logged } from '../ledger/booking-queries'
import { namesNoWallet, refuseBeforeOpening } from '../ledger/refuse-record'
import { listFriends } from './queries'
import { settle } from './settle'

export const shareRoutes: FastifyPluginAsync = async app => {
  const { database } = app

  on(app, calls.listShares, async request => listFriends(database, userOf(request)))

  on(app, calls.settleShares, async (request, reply) => {
    const { body } = request
    const { activity_ids, ...data } = await addOnce<Logged<Settlement>>(
      request,
      reply,
      { kind: 'settlements', body },
      repeat => settle(holding(request), userOf(request), body, repeat).catch(refuseMisfit),
    )
    return { data, activity_ids }
  })
}

function refuseMisfit(error: unknown): never {
  if (namesNoWallet(error)) throw refusedField(422, 'wallet_id', 'Choose one from the list')
  refuseBeforeOpening(error, 'wallet_id')
  throw error
}
