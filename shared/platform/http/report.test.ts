import { reportFailure } from '@pundi/contract'
import { configureHttp } from './configure'
import { report } from './report'

test('what is told goes out from a page that is being left, and carries no token', () => {
  configureHttp({ token: () => '1|secret', expire: () => {}, language: () => 'id' })
  const sent = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response())
  report(reportFailure, { remote: 'user', build: '0123456789ab', phase: 'open', cause: 'file' })
  const [address, init] = sent.mock.calls[0]!
  sent.mockRestore()
  expect(address).toMatch(/\/api\/client-errors$/)
  expect(init).toMatchObject({
    method: 'POST',
    keepalive: true,
    body: expect.stringContaining('"remote":"user"') as string,
  })
  expect(JSON.stringify(init)).not.toContain('secret')
})
