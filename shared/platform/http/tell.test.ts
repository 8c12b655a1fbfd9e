import { introduce } from './introduction'
import { tell } from './tell'

test('what is told goes out from a page that is being left, and carries no token', () => {
  introduce({ token: () => '1|secret', expire: () => {}, language: () => 'id' })
  const sent = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response())
  tell('/reports', { remote: 'user' })
  const [address, init] = sent.mock.calls[0]!
  sent.mockRestore()
  expect(address).toMatch(/\/api\/reports$/)
  expect(init).toMatchObject({ method: 'POST', keepalive: true, body: '{"remote":"user"}' })
  expect(JSON.stringify(init)).not.toContain('secret')
})
