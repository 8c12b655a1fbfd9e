import { readName, type AnswerOf, type Call, type ParamsOf } from '@pundi/contract'
import { http } from 'msw/core/http'
import { setupServer } from 'msw/node'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
/** `body` is sent as JSON, `file` unchanged. */
interface Answer {
  status?: number
  body?: unknown
  file?: string
  headers?: Record<string, string>
}
type Reply = Answer | ((request: Request) => Promise<Answer>)

/** A test fails if it sends a request without a planned answer. */
export const server = setupServer()

const unplannedRequests: string[] = []

export const unplanned = () => unplannedRequests.splice(0)

export const listen = () =>
  server.listen({
    onUnhandledRequest: request => void unplannedRequests.push(`${request.method} ${request.url}`),
  })

interface Refusal {
  message?: string
  errors?: Record<string, string[]>
}

export type PlannedAnswer<Of extends Call> = Pick<Answer, 'headers'> &
  (
    | { status?: 200 | 201 | 202; body: AnswerOf<Of>; file?: never }
    | { status?: number; body?: never; file?: string }
    | { status: number; body: Refusal; file?: never }
  )

/**
 * Plans the answer to a call: `plan(calls.listCategories, { body: listOf([]) })`. A later plan for
 * the same call replaces an earlier one.
 *
 * @param params path parameters, such as `{ id: 7 }`, if the plan is for one record only
 */
export function plan<Of extends Call>(
  call: Of,
  reply: PlannedAnswer<Of> | ((request: Request) => Promise<PlannedAnswer<Of>>),
  params: Partial<ParamsOf<Of>> = {},
) {
  const [method, path] = readName(call)
  const values: Partial<Record<string, string | number>> = params
  answer(
    `${method} /api${path.replace(/:(\w+)/g, (any, name: string) => String(values[name] ?? any))}`,
    reply,
  )
}

/** Like `plan`, but for addresses that are not calls of the contract, and for answers that our server never gives. */
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
        ? new Response(file, { status, headers })
        : Response.json(body, { status, headers })
    }),
  )
}
