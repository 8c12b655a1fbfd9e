import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
/** `body` goes out as JSON, `file` as it is. */
interface Answer {
  status?: number
  body?: unknown
  file?: string
  headers?: Record<string, string>
}
type Reply = Answer | ((request: Request) => Promise<Answer>)

/** The server that tests talk to: it answers what a test planned. Any other request fails the test. */
export const server = setupServer()

const unplannedRequests: string[] = []

/** Requests that no test had planned, since the last call of this. */
export const unplanned = () => unplannedRequests.splice(0)

export const listen = () =>
  server.listen({
    onUnhandledRequest: request => void unplannedRequests.push(`${request.method} ${request.url}`),
  })

/** Plans the answer to a call: `answer('GET /api/categories', { body: { data: [] } })`. Later plans win. */
export function answer(call: `${Method} /${string}`, reply: Reply) {
  const [method, path] = call.split(' ') as [Method, string]
  const handle = http[method.toLowerCase() as Lowercase<Method>]
  server.use(
    handle(`*${path}`, async ({ request }) => {
      const {
        status = 200,
        body,
        file = null,
        headers = {},
      } = typeof reply === 'function' ? await reply(request.clone() as Request) : reply
      return body === undefined
        ? new HttpResponse(file, { status, headers })
        : HttpResponse.json(body as object, { status, headers })
    }),
  )
}
