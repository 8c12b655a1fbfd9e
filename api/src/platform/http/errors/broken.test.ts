import { connect } from 'node:net'
import { production } from '../../../../testing/production'
import { type Api, startApi } from '../../../../testing/start-api'

let api: Api
beforeAll(async () => {
  api = await startApi(production)
})
afterAll(() => api.close())

test.each<[string, string, number]>([
  ['what is no HTTP', 'GARBAGE\r\n\r\n', 400],
  ['a header that is none', 'GET /healthz HTTP/1.1\r\nhost: a\r\nb@d header\r\n\r\n', 400],
  [
    'two lengths',
    'POST /api/auth/login HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nab',
    400,
  ],
  ['headers beyond all', `GET / HTTP/1.1\r\nhost: a\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ['no host', 'GET /healthz HTTP/1.1\r\nconnection: close\r\n\r\n', 400],
  ['two hosts', 'GET /healthz HTTP/1.1\r\nhost: a\r\nHOST: a\r\nconnection: close\r\n\r\n', 400],
  ['two hosts of HTTP/1.0', 'GET /healthz HTTP/1.0\r\nhost: a\r\nhost: b\r\n\r\n', 400],
  ['a host that is none', 'GET /healthz HTTP/1.1\r\nhost: a/b\r\nconnection: close\r\n\r\n', 400],
  ['a host with a space', 'GET /healthz HTTP/1.1\r\nhost: a b\r\nconnection: close\r\n\r\n', 400],
  ['an address that cannot be read', 'GET /api/%zz HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n', 400],
  [
    'an address outside the api that cannot be read',
    'GET /%zz HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n',
    400,
  ],
  ['an expectation', 'GET /healthz HTTP/1.1\r\nhost: a\r\nexpect: more\r\nconnection: close\r\n\r\n', 417],
  [
    'a body of no JSON',
    'POST /api/auth/login HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 1\r\nconnection: close\r\n\r\n{',
    400,
  ],
])('%s is answered in the one format, with every security header', async (_, request, expected) => {
  const [head = '', body = ''] = (await send(request)).split('\r\n\r\n')
  const [first = '', ...lines] = head.split('\r\n')
  const headers = new Map(lines.map(line => line.toLowerCase().split(/: (.*)/s) as [string, string]))
  expect(first).toMatch(new RegExp(`^HTTP/1.1 ${expected} `))
  expect(Object.keys(JSON.parse(body) as object)).toEqual(['message'])
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'x-frame-options': 'deny',
    'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    'strict-transport-security': 'max-age=31536000; includesubdomains',
  })
})

test.each(['', 'localhost:3000', '[::1]:3000', 'pundi.example.com', '_dev.example'])(
  'a host of "%s" is one',
  async host => {
    const answer = await send(`GET /healthz HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n\r\n`)
    expect(answer).toMatch(/^HTTP\/1.1 200 /)
  },
)

const send = (bytes: string) =>
  new Promise<string>((resolve, reject) => {
    let answer = ''
    const socket = connect(Number(new URL(api.url).port), '127.0.0.1', () => socket.write(bytes))
    socket.setEncoding('utf8').on('data', (part: string) => (answer += part))
    socket.on('close', () => resolve(answer)).on('error', reject)
  })
