import type { CategoryChanges, OwnCategory } from '@pundi/contract'
import * as calls from '@pundi/contract/declared'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { holding, userOf } from '../platform/caller/guards'
import { isDuplicate } from '../platform/database/database'
import { on } from '../platform/http/on'
import { notFound, refusedField } from '../platform/http/errors/refusal'
import { addOnce } from '../platform/idempotency/add-once'
import type { Logged } from '../ledger/booking-queries'
import { fitsNoCategory } from '../ledger/refuse-record'
import { addCategories, addCategory, changeCategory } from './write-queries'
import { sortCategories } from './order-queries'
import { listCategories } from './queries'
import { refuseBeyondBound, removeEmpty, removeWithContent } from './remove-category'

export const categoryRoutes: FastifyPluginAsync = async app => {
  const { database } = app

  async function change(request: FastifyRequest, id: number, body: CategoryChanges) {
    const data = await changeCategory(holding(request), userOf(request).id, id, body).catch(refuseSecond)
    if (!data) throw notFound()
    return writtenOf(data)
  }

  on(app, calls.listCategories, async request => {
    const data = await listCategories(database, userOf(request).id)
    return { data, meta: { total: data.length, next_cursor: null } }
  })

  on(app, calls.addCategory, async (request, reply) => {
    const { userid: _, ...body } = request.body
    const data = await addOnce(request, reply, { kind: 'categories', body }, repeat =>
      addCategory(holding(request), userOf(request).id, body, repeat).catch(refuseSecond),
    )
    return reply.send(writtenOf(data))
  })

  on(app, calls.addCategories, async request => {
    const { answer, activity_ids } = await addCategories(
      holding(request),
      userOf(request).id,
      request.body,
    ).catch(refuseSecond)
    return { data: answer, activity_ids }
  })

  on(app, calls.sortCategories, async request => {
    const { order, activity_ids } = await sortCategories(
      holding(request),
      userOf(request).id,
      request.body.ids,
    )
    return { data: order, activity_ids }
  })

  on(app, calls.removeCategories, async request => ({
    data: await removeEmpty(holding(request), userOf(request), request.body.ids),
  }))

  on(app, calls.changeCategory, request => change(request, request.params.id, request.body))

  on(app, calls.changeCategoryPartly, request => change(request, request.params.id, request.body))

  on(app, calls.removeCategory, async request => {
    const { move_to } = request.query
    const target = move_to === undefined ? undefined : Number(move_to)
    return { data: await removeWithContent(holding(request), userOf(request), request.params.id, target) }
  })
}

const writtenOf = ({ activity_ids, ...data }: Logged<OwnCategory>) => ({ data, activity_ids })

function refuseSecond(error: unknown): never {
  refuseBeyondBound(error)
  if (fitsNoCategory(error)) refuseOtherType()
  if (!isDuplicate(error, 'categories_name')) throw error
  throw refusedField(409, 'name', 'You already have a category with this name.')
}

function refuseOtherType(): never {
  throw refusedField(409, 'type', 'A category that has transactions keeps its type.')
}
