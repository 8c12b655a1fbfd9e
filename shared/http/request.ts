import { headersOf, takeEarly, timeLimit } from './early-answers'
import { HttpError } from './http-error'
import { introduced } from './introduction'

export interface RequestOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  body?: unknown
  headers?: Record<string, string>
  signal?: AbortSignal
  /** What the person is told when the server gives no message of its own; the wording is the specification's. */
  fallback: string
  /** Sent without the token: a 401 to it says nothing about the session. */
  anonymous?: boolean
}

/**
 * The one way to call the api: JSON in, JSON out.
 *
 * @param path of the call below the api's base, "/transactions"
 * @returns the answer's body, as the contract declares it for this call
 * @throws HttpError with the server's `message`, else `fallback`. A caller's own abort is thrown as it is.
 */
export async function request<Answer>(path: string, options: RequestOptions): Promise<Answer> {
  const { token, expire } = introduced()
  const bearer = options.anonymous ? null : token()
  const response = await send(path, options, bearer)
  const body = await readJson(response)
  if (response.ok && body !== undefined) return body as Answer
  if (response.status === 401 && bearer !== null && bearer === token()) expire()
  const { message, errors } = (body ?? {}) as { message?: string; errors?: Record<string, string[]> }
  throw new HttpError(message || options.fallback, response.status, errors)
}

async function send(path: string, options: RequestOptions, bearer: string | null) {
  const { language, categoryBase } = introduced()
  const isCategoryCall = /^\/categories(\/|\?|$)/.test(path)
  const limit = AbortSignal.timeout(timeLimit)
  const method = options.method ?? 'GET'
  try {
    const early = await takeEarly(path, bearer, method)
    if (early) return early
    return await fetch(`${isCategoryCall ? categoryBase : ''}/api${path}`, {
      method,
      headers: {
        ...headersOf(bearer && isCategoryCall ? secretOf(bearer) : bearer, language()),
        ...options.headers,
      },
      ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
      signal: options.signal ? AbortSignal.any([options.signal, limit]) : limit,
    })
  } catch (error) {
    if (options.signal?.aborted) throw error
    throw new HttpError(options.fallback, 0)
  }
}

/** Category calls carry the part of the token after "|" (specification, section 7). */
const secretOf = (token: string) => token.slice(token.indexOf('|') + 1)

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json()
  } catch {
    // No JSON: whatever stands between answered in the server's place. The caller is told the fallback.
    return undefined
  }
}
