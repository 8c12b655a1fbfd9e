import { consumePrefetched, dropPrefetched, headersOf, timeLimit } from './prefetch'
import { HttpError } from './http-error'
import { httpConfiguration } from './configure'
import { askedTag, knownAnswer } from './known-answers'
import { findKept } from './offline'
import { addressOf } from './place-of-call'

export interface RequestOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  body?: unknown
  headers?: Record<string, string>
  signal?: AbortSignal
  fallback: string
  /** True to send no session token. A 401 then does not end the session. */
  anonymous?: boolean
}

/** A response of any status, with the token that was sent. */
export interface Sent {
  response: Response
  bearer: string | null
  /** The stored body, after a 304 or if the server did not answer. */
  known?: unknown
}

/**
 * Sends a call with the common headers. If no response arrives, a GET call returns the answer
 * stored on this device.
 *
 * @param limit timeout in milliseconds
 * @throws HttpError with status 0 if no response arrives and no answer is stored. If the caller
 *   aborts, the AbortError is rethrown.
 */
export async function transmit(path: string, options: RequestOptions, limit = timeLimit): Promise<Sent> {
  const { token, language } = httpConfiguration()
  const bearer = options.anonymous ? null : token()
  const method = options.method ?? 'GET'
  try {
    const known = knownAnswer(path, bearer)
    const early = await consumePrefetched(path, bearer, method)
    if (early) return sentOf(early.response, bearer, early.known)
    const response = await fetch(addressOf(path), {
      method,
      headers: {
        ...headersOf(path, bearer, language()),
        ...(method === 'GET' && askedTag(known)),
        ...options.headers,
      },
      ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
      signal: endsWith(options.signal, limit),
    })
    return sentOf(response, bearer, known)
  } catch (error) {
    if (options.signal?.aborted) throw error
    const kept = method === 'GET' ? await findKept(path, bearer) : undefined
    if (kept !== undefined) return { response: new Response(null, { status: 304 }), bearer, known: kept }
    throw new HttpError(options.fallback, 0)
  } finally {
    // Drop prefetched answers a second time, because a prefetch during the change may have read the
    // old state.
    if (method !== 'GET') dropPrefetched()
  }
}

function endsWith(signal: AbortSignal | undefined, limit: number): AbortSignal {
  const late = AbortSignal.timeout(limit)
  if (!signal) return late
  const either = new AbortController()
  for (const one of [signal, late]) {
    const abort = () => either.abort(one.reason)
    if (one.aborted) abort()
    else one.addEventListener('abort', abort, { once: true })
  }
  return either.signal
}

const sentOf = (response: Response, bearer: string | null, known: { body: unknown } | undefined): Sent => ({
  response,
  bearer,
  ...(response.status === 304 && known && { known: known.body }),
})

/** The parsed body; undefined if it is not JSON, for example if a proxy responded. */
export async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json()
  } catch {
    return undefined
  }
}

/** The error of a failed response. After a 401, also ends the session that sent the call. */
export function refusalOf({ response, bearer }: Sent, body: unknown, fallback: string): HttpError {
  const { token, expire } = httpConfiguration()
  if (response.status === 401 && bearer !== null && bearer === token()) expire()
  const { message, errors } = (body ?? {}) as { message?: string; errors?: Record<string, string[]> }
  return new HttpError(message || fallback, response.status, errors)
}
