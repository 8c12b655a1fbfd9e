import * as calls from '@pundi/contract/declared'
import type { FastifyPluginAsync } from 'fastify'
import { holding, userOf } from '../platform/caller/guards'
import { notFound, refusedField } from '../platform/http/errors/refusal'
import { on } from '../platform/http/on'
import { addOnce } from '../platform/idempotency/add-once'
import { refuseUnfitWallet } from '../ledger/refuse-record'
import { payInstalment, refuseMoreInstalments, removeInstalments } from './change-instalments'
import { addInstalments, isDebtWallet } from './write-queries'
import { findInstalments, listInstalments } from './queries'

export const instalmentRoutes: FastifyPluginAsync = async app => {
  const { database } = app

  on(app, calls.listInstalments, async request => {
    const { id, today } = userOf(request)
    const data = await listInstalments(database, id, today)
    return { data, meta: { total: data.length, next_cursor: null } }
  })

  on(app, calls.addInstalments, async (request, reply) => {
    const [user, { body }] = [userOf(request), request]
    const added = await addOnce(request, reply, { kind: 'instalments', body }, async repeat => {
      if (!(await isDebtWallet(database, user.id, body.wallet_id)))
        throw refusedField(422, 'wallet_id', 'Choose a card or a loan')
      const plan = await addInstalments(holding(request), user, body, repeat).catch(refuseMisfit)
      if (!plan) throw refusedField(422, 'category_id', 'Choose one from the list')
      return plan
    })
    const data = await findInstalments(database, user.id, added.id, user.today)
    if (!data) throw notFound()
    return { data, activity_ids: added.activity_ids }
  })

  on(app, calls.payInstalment, async (request, reply) => {
    const [user, { id }, { body }] = [userOf(request), request.params, request]
    const asked = { ...body, id, today: user.today }
    const { activity_ids, ...transfer } = await addOnce(
      request,
      reply,
      { kind: 'transfers', body: { ...body, instalments_id: id } },
      repeat => payInstalment(holding(request), user.id, asked, repeat).catch(refuseMisfit),
    )
    const instalments = await findInstalments(database, user.id, id, user.today)
    if (!instalments) throw notFound()
    return { data: { instalments, transfer }, activity_ids }
  })

  on(app, calls.removeInstalments, async request => {
    const activity_ids = await removeInstalments(holding(request), userOf(request).id, request.params.id)
    return { data: { count: activity_ids.length, activity_ids } }
  })
}

function refuseMisfit(error: unknown): never {
  refuseUnfitWallet(error)
  refuseMoreInstalments(error)
  throw error
}
