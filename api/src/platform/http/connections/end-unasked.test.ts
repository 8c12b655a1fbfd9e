import { once } from 'node:events'
import { connect } from 'node:net'
import { type Api, startApi } from '../../../../testing/start-api'
import { until } from '../../../../testing/until'

const head = 'GET /healthz HTTP/1.1\r\nhost: a\r\n'

test.each([
  ['nothing was asked', ''],
  ['half of something was asked', head],
  ['half of something was asked after an answer', `${head}\r\n${head}`],
])('a connection on which %s does not hold the server that stops', async (_, bytes) => {
  const api = await startApi()
  const socket = await open(api, bytes)
  const ended = once(socket, 'close')
  await api.close()
  await ended
})

test('one on which something is being answered is ended with its answer', async () => {
  let answer = () => {}
  const api = await startApi()
  const asked = new Promise<void>(resolve => {
    api.app.server.prependListener('request', (_request, response) => {
      const { end } = response
      response.end = ((...body: Parameters<typeof end>) => {
        answer = () => end.apply(response, body)
        resolve()
        return response
      }) as typeof end
    })
  })
  const socket = await open(api, `${head}\r\n`)
  let text = ''
  socket.on('data', part => (text += String(part)))
  const ended = once(socket, 'close')
  await asked
  const closed = api.close()
  await new Promise(setImmediate)
  answer()
  await Promise.all([closed, ended])
  expect(text).toMatch(/^HTTP\/1.1 200 /)
})

async function open({ app, url }: Api, bytes: string) {
  let read = () => -1
  app.server.once('connection', socket => (read = () => socket.bytesRead))
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  socket.on('error', () => {})
  socket.resume()
  socket.write(bytes)
  await until(async () => read() === bytes.length)
  return socket
}
