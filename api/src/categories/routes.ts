import { calls } from '@pundi/contract'
import type { FastifyPluginAsync } from 'fastify'
import { userOf } from '../auth/guards'
import { isDuplicate, isMisfit } from '../database/database'
import { on } from '../http/on'
import { refusedField, notFound } from '../http/errors/refusal'
import { addOnce } from '../idempotency/add-once'
import { addCategory, changeCategory } from './change-queries'
import { listCategories } from './queries'
import { refuseBeyondBound } from './refuse-beyond-bound'
import { removeWithContent } from './remove-category'

export const categoryRoutes: FastifyPluginAsync = async app => {
  const { database } = app

  on(app, calls.listCategories, async request => {
    const data = await listCategories(database, userOf(request).id)
    return { data, meta: { total: data.length, next_cursor: null } }
  })

  on(app, calls.addCategory, async (request, reply) => {
    const { name, type } = request.body
    const data = await addOnce(request, reply, { kind: 'categories', body: { name, type } }, repeat =>
      addCategory(database, userOf(request).id, { name, type }, repeat).catch(refuseSecond),
    )
    return reply.send({ data })
  })

  on(app, calls.changeCategory, async request => {
    const { id } = request.params
    const data = await changeCategory(database, userOf(request).id, id, request.body).catch(refuseSecond)
    if (!data) throw notFound()
    return { data }
  })

  on(app, calls.removeCategory, async request => {
    const { move_to } = request.query
    const target = move_to === undefined ? undefined : Number(move_to)
    return { data: await removeWithContent(database, userOf(request).id, request.params.id, target) }
  })
}

function refuseSecond(error: unknown): never {
  refuseBeyondBound(error)
  if (isMisfit(error, 'transactions_fit_category')) refuseOtherType()
  if (!isDuplicate(error, 'categories_name')) throw error
  throw refusedField(409, 'name', 'You already have a category with this name.')
}

function refuseOtherType(): never {
  throw refusedField(409, 'type', 'A category that has transactions keeps its type.')
}
