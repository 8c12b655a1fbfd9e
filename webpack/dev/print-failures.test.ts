import { jest } from '@jest/globals'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { printFailures } from './print-failures'

let printed: string[]
const server = createServer((request, response) =>
  printFailures(request, response, error => response.writeHead(error === undefined ? 404 : 500).end()),
)
beforeAll(() => new Promise<void>(resolve => void server.listen(0, '127.0.0.1', resolve)))
afterAll(() => server.close())

beforeEach(() => {
  printed = []
  jest.spyOn(process.stderr, 'write').mockImplementation(line => printed.push(String(line)) > 0)
})
afterEach(() => void jest.restoreAllMocks())

const post = async (path: string, body: string) => {
  const { port } = server.address() as AddressInfo
  return (await fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', body })).status
}
const failure = { remote: 'admin', build: 'dev', phase: 'mount', cause: 'crash' }

test('a report is printed with its message and its place, and goes no further', async () => {
  const whole = { ...failure, at: 'users.js:12:5', message: 'x is undefined' }
  expect(await post('/api/client-errors', JSON.stringify(whole))).toBe(202)
  expect(await post('/api/client-errors', JSON.stringify(failure))).toBe(202)
  expect(printed).toEqual([
    'A browser reports an error in admin: x is undefined (mount, users.js:12:5)\n',
    'A browser reports an error in admin: crash (mount)\n',
  ])
})

test('all other requests go on, and so does what is no report', async () => {
  expect(await post('/api/login', '{}')).toBe(404)
  expect(await post('/api/client-errors', 'no json')).toBe(500)
  expect(printed).toEqual([])
})
