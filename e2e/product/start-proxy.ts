import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Rule = (asked: IncomingMessage, answer: ServerResponse, passOn: () => void) => void

/**
 * Starts a proxy in front of the server, to simulate faults. Unlike Playwright's routes, the proxy
 * also affects requests of the service worker.
 */
export async function startProxy(target: string) {
  let rule: Rule = (_asked, _answer, passOn) => passOn()
  const server = createServer((asked, answer) => {
    const passOn = () => {
      const { method, headers, url = '' } = asked
      const sent = request(new URL(url, target), { method, headers }, got => {
        answer.writeHead(got.statusCode ?? 502, got.headers)
        got.pipe(answer)
      })
      // If the browser closes a tab, the tab's requests are aborted.
      sent.on('error', () => answer.destroy())
      asked.pipe(sent)
    }
    rule(asked, answer, passOn)
  })
  // Building and publishing block this process for seconds. After that, Node would close connections
  // that seem idle, even if a request has already arrived on them.
  server.keepAliveTimeout = 0
  await new Promise<void>(resolve => server.listen(0, 'localhost', resolve))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    follow(next: Rule = (_asked, _answer, passOn) => passOn()) {
      rule = next
    },
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}
