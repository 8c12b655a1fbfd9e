import * as calls from '@pundi/contract/declared'
import { startApi } from '../../../testing/start-api'

const api = await startApi()
const { token } = await api.newPerson()
afterAll(() => api.close())

test.each(['GET /api/categories', 'GET /api/categories/', 'GET /api/auth/sessions/'])(
  '%s is one address, with a slash at its end or without',
  async address => {
    expect((await api.call(address, { token })).status).toBe(200)
  },
)

test('HEAD is answered for a list and not for a file, which would be made whole and logged', async () => {
  const headers = { authorization: `Bearer ${token}` }
  const statusOf = async (path: string) => (await fetch(api.url + path, { method: 'HEAD', headers })).status
  expect(await statusOf('/api/transactions')).toBe(200)
  for (const path of ['/api/transactions/export', '/api/account/export'])
    expect(await statusOf(path)).toBe(404)
})

test('what is added is answered by the declared status, and its refusal by its own', async () => {
  const body = { name: 'Kopi', type: 'expense' }
  const added = await api.call('POST /api/categories', { token, body })
  expect([added.status, calls.addCategory.declared.status]).toEqual([201, 201])
  expect((await api.call('POST /api/categories', { token, body })).status).toBe(409)
})
