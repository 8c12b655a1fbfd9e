import fastify from 'fastify'
import { userOf } from './guards'

test('a route that asks for a user and stands behind no guard fails, and says so to its author', async () => {
  const app = fastify()
  app.decorateRequest('user', null)
  app.get('/forgotten', async request => userOf(request))
  const answer = await app.inject('/forgotten')
  expect(answer.statusCode).toBe(500)
  expect(answer.body).toContain('/forgotten asks for a user and stands behind no guard')
})
