import {
  categoriesAnswer,
  categoryAnswer,
  categoryBody,
  changedAnswer,
  removeCategoryQuery,
} from '@pundi/contract'
import { userOf } from '../auth/guards'
import { isDuplicate, isMisfit } from '../database/database'
import type { Room } from '../http/contract'
import { oneRecord } from '../http/one-record'
import { Refusal } from '../http/refusal'
import { addOnce } from '../idempotency/add-once'
import { addCategory, changeCategory } from './change-queries'
import { listCategories } from './queries'
import { refuseBeyondBound } from './refuse-beyond-bound'
import { removeWithContent } from './remove-category'

export const categoryRoutes: Room = async app => {
  const { database } = app

  app.get(
    '/',
    { schema: { summary: 'All of the user’s categories', response: { 200: categoriesAnswer } } },
    async request => {
      const data = await listCategories(database, userOf(request).id)
      return { data, meta: { total: data.length, next_cursor: null } }
    },
  )

  app.post(
    '/',
    {
      schema: {
        summary: 'Add a category, once for each Idempotency-Key',
        heeds: ['Idempotency-Key'],
        refuses: [409, 410],
        body: categoryBody,
        response: { 201: categoryAnswer },
      },
      config: { activity: 'Add category' },
    },
    async (request, reply) => {
      const { name, type } = request.body
      const data = await addOnce(request, reply, { kind: 'categories', body: { name, type } }, repeat =>
        addCategory(database, userOf(request).id, { name, type }, repeat).catch(refuseSecond),
      )
      return reply.code(201).send({ data })
    },
  )

  app.put(
    '/:id',
    {
      schema: {
        summary: 'Change a category',
        refuses: [409],
        params: oneRecord,
        body: categoryBody,
        response: { 200: categoryAnswer },
      },
      config: { activity: 'Change category' },
    },
    async request => {
      const { id } = request.params
      const data = await changeCategory(database, userOf(request).id, id, request.body).catch(refuseSecond)
      if (!data) throw new Refusal(404, 'Not found')
      return { data }
    },
  )

  app.delete(
    '/:id',
    {
      schema: {
        summary: 'Delete a category, after moving its transactions to another one',
        params: oneRecord,
        querystring: removeCategoryQuery,
        refuses: [409],
        response: { 200: changedAnswer },
      },
      config: { activity: 'Delete category' },
    },
    async request => {
      const { move_to } = request.query
      const target = move_to === undefined ? undefined : Number(move_to)
      return { data: await removeWithContent(database, userOf(request).id, request.params.id, target) }
    },
  )
}

function refuseSecond(error: unknown): never {
  refuseBeyondBound(error)
  if (isMisfit(error, 'transactions_fit_category')) refuseOtherType()
  if (!isDuplicate(error, 'categories_name')) throw error
  const message = 'You already have a category of this name.'
  throw new Refusal(409, message, { errors: { name: [message] } })
}

function refuseOtherType(): never {
  const message = 'A category that has transactions keeps its type.'
  throw new Refusal(409, message, { errors: { type: [message] } })
}
