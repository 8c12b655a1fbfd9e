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
  /** What the person is told when the server gives no message of its own; the wording is the specification's. */
  fallback: string
  /** Sent without the token: a 401 to it says nothing about the session. */
  anonymous?: boolean
}

/** A call on its way out: its answer, whatever it says, and the token of the session that it was made in. */
export interface Sent {
  response: Response
  bearer: string | null
  /** The answer that is known to hold, or that the device has kept: the response is 304 and has none. */
  known?: unknown
}

/**
 * Sends a call with what every call carries. Where no answer comes, that of a GET call is what the device has kept.
 *
 * @param limit milliseconds until it counts as lost
 * @throws HttpError of status 0 where no answer came. A caller's own abort is thrown as it is.
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
    // What was asked while the change was being made may not have it.
    if (method !== 'GET') dropPrefetched()
  }
}

/** A signal that aborts with the caller's, or after some milliseconds. */
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

/** The answer's JSON; undefined where there is none: whatever stands between answered in the server's place. */
export async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json()
  } catch {
    return undefined
  }
}

/** What an answer that is no success becomes. A 401 ends the session that the call was made in. */
export function refusalOf({ response, bearer }: Sent, body: unknown, fallback: string): HttpError {
  const { token, expire } = httpConfiguration()
  if (response.status === 401 && bearer !== null && bearer === token()) expire()
  const { message, errors } = (body ?? {}) as { message?: string; errors?: Record<string, string[]> }
  return new HttpError(message || fallback, response.status, errors)
}
