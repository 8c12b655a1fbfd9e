import { categoriesAnswer, categoryAnswer, categoryBody } from '@pundi/shared/contract'
import { userOf } from '../auth/guards'
import { isDuplicate } from '../database/database'
import type { Room } from '../http/contract'
import { Refusal } from '../http/refusal'
import { addCategory, listCategories } from './queries'

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
      schema: { summary: 'Add a category', body: categoryBody, response: { 201: categoryAnswer } },
      config: { activity: 'Add category' },
    },
    async (request, reply) => {
      const data = await addCategory(database, userOf(request).id, request.body).catch(refuseSecond)
      return reply.code(201).send({ data })
    },
  )
}

function refuseSecond(error: unknown): never {
  if (!isDuplicate(error, 'categories_name')) throw error
  const message = 'You already have a category of this name.'
  throw new Refusal(409, message, { errors: { name: [message] } })
}
