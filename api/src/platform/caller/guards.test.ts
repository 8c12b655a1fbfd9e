import fastify from 'fastify'
import { userOf } from './guards'

test('a route that asks for a user and stands behind no guard fails, and says so to its author', async () => {
  const app = fastify()
  app.decorateRequest('user', null)
  app.get('/forgotten', async request => userOf(request))
  const origin = await app.listen({ port: 0 })
  const answer = await fetch(`${origin}/forgotten`)
  expect(answer.status).toBe(500)
  expect(await answer.text()).toContain('/forgotten needs a signed-in user, but no guard protects it')
  await app.close()
})
