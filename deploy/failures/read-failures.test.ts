import { afterEach, expect, test } from '@jest/globals'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeFolder, removeFolders } from '../testing/make-dist'
import { failuresIn, serverHere, tellFailures } from './read-failures'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
  removeFolders()
})

const metrics = `# HELP remote_failures_total What browsers told of builds
# TYPE remote_failures_total counter
remote_failures_total{remote="user",build="0123456789ab",phase="open",cause="file"} 3
remote_failures_total{remote="user",build="0123456789ab",phase="open",cause="code"} 2
remote_failures_total{cause="file",phase="away",build="0123456789ab",remote="user"} 1
remote_failures_total{remote="user",build="other",phase="mount",cause="crash"} 12
remote_failures_total{remote="admin",build="abcdef012345",phase="open",cause="file"} 7
process_cpu_seconds_total 12
`

test('failures are added up for each build of the remote, whatever the cause', () => {
  expect(failuresIn(metrics, 'user')).toEqual([
    { build: '0123456789ab', phases: { open: 5, away: 1 } },
    { build: 'other', phases: { mount: 12 } },
  ])
  expect(failuresIn(metrics, 'shell')).toEqual([])
})

test('the operator reads them by build, with the token of the metrics', async () => {
  const url = await serve((token, end, path) =>
    path === '/metrics' ? end(token === 'Bearer of the metrics' ? 200 : 401, metrics) : end(404, 'none'),
  )
  expect(await tell(url, 'user', 'of the metrics')).toEqual([
    `failures in browsers since the server ${url} started (build, then phase and count):`,
    '  0123456789ab  open 5, away 1',
    '  other         mount 12',
  ])
  expect(await tell(url, 'auth', 'of the metrics')).toEqual([
    `failures in browsers: none since the server ${url} started`,
  ])
  expect(await tell(url, 'user')).toEqual([
    `failures in browsers: unknown, because ${url}/metrics answered 401. Set METRICS_TOKEN here to the server's METRICS_TOKEN.`,
  ])
})

test('what failed is told with its position and its message, where the server has them', async () => {
  const kind = { remote: 'user', build: '0123456789ab', phase: 'mount', cause: 'crash', count: 3 }
  const url = await serve((_token, end, path) => {
    const placed = { ...kind, at: 'page.js:1:2', message: 'x is\u009b undefined', further: 1 }
    const kinds = [
      { ...kind, remote: 'admin', at: 'a.js:1:1' },
      kind,
      { ...kind, at: 'other.js:3:4' },
      placed,
    ]
    end(200, path === '/metrics' ? metrics : JSON.stringify(kinds))
  })
  const site = makeFolder()
  mkdirSync(join(site, 'r/user/0123456789ab'), { recursive: true })
  const map = { version: 3, sources: ['webpack://pundi_user/./src/pages/page/route.tsx'], names: [] }
  writeFileSync(
    join(site, 'r/user/0123456789ab/other.js.map'),
    JSON.stringify({ ...map, mappings: ';;AAWI' }),
  )
  expect((await tell(url, 'user', undefined, site)).slice(3)).toEqual([
    'places of these failures in the code, the latest last:',
    '  0123456789ab  mount 3  src/pages/page/route.tsx:12:5 (other.js:3:4)',
    '  0123456789ab  mount 3  page.js:1:2  "x is undefined"',
  ])
})

test('a server that cannot be reached is no server without failures', async () => {
  expect(await tell('http://127.0.0.1:1', 'user')).toEqual([
    'failures in browsers: unknown, because http://127.0.0.1:1/metrics does not answer. To ask another server: --server URL',
  ])
})

test('what is no address is refused', async () => {
  await expect(tell('pundi', 'user')).rejects.toThrow('pundi is not a valid address')
})

test.each([
  [{}, 'http://localhost:3000'],
  [{ PORT: '8080' }, 'http://localhost:8080'],
  [{ PORT: '8080', PUBLIC_URL: 'https://pundi.example' }, 'https://pundi.example'],
])('with %j the server is looked for at %s', (environment, address) => {
  expect(serverHere(environment)).toBe(address)
})

const tell = (server: string, remote: 'user' | 'auth', token?: string, site = makeFolder()) =>
  tellFailures({ server, token, site, remote })

async function serve(
  answer: (token: string | undefined, end: (status: number, text: string) => void, path?: string) => void,
) {
  const server = createServer((request, response) => {
    const end = (status: number, text: string) => response.writeHead(status).end(text)
    answer(request.headers.authorization, end, request.url)
  })
  servers.push(server)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
