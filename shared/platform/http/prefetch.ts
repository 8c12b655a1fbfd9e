import { httpConfiguration } from './configure'
import { askedTag, type KnownAnswer, knownAnswer } from './known-answers'
import { addressOf, bearerOf } from './place-of-call'

/*
 * A page's boot script and the remote loader send requests before the code that needs the answers
 * has loaded. The first `send` to the same path takes the answer.
 */

interface EarlyAnswer {
  path: string
  token: string
  askedAt: number
  response: Promise<Response>
  /**
   * The stored answer whose ETag was sent with the request. It is the result if the server responds
   * 304.
   */
  known?: KnownAnswer | undefined
}

declare global {
  interface Window {
    pundiEarly?: EarlyAnswer[]
  }
}

/** Timeout of a call in milliseconds. Slow phones need this long, and users do not wait longer. */
export const timeLimit = 20_000

/** Milliseconds after which a prefetched answer that nobody used is too old to show. */
const goodFor = 15_000

export const headersOf = (path: string, token: string | null, language: string): Record<string, string> => ({
  'content-type': 'application/json',
  'accept-language': language,
  ...(token === null ? {} : { authorization: `Bearer ${bearerOf(path, token)}` }),
})

/**
 * Sends a GET call in advance. The first `send` to the same path gets the answer. Does nothing
 * without a session, or if the path has been prefetched already.
 */
export function prefetch(path: string) {
  const configuration = httpConfiguration()
  const token = configuration.token()
  if (token === null) return
  const asked = (window.pundiEarly ?? []).filter(answer => isGood(answer, token))
  window.pundiEarly = asked
  if (!asked.some(answer => answer.path === path))
    heed(sendEarly(path, token, configuration.language(), knownAnswer(path, token)))
}

/**
 * Ends the session if an early request of the boot script got a 401, even if no call uses the
 * answer.
 */
export const heedEarlyAnswers = () => window.pundiEarly?.forEach(heed)

function heed({ token, response }: EarlyAnswer) {
  const endIfRefused = ({ status }: Response) => {
    const configuration = httpConfiguration()
    if (status === 401 && token === configuration.token()) configuration.expire()
  }
  response.then(endIfRefused, () => {})
}

/**
 * Like `prefetch`, but without checks. The boot script needs none, because it runs before a session
 * or another prefetched answer can exist.
 */
export function sendEarly(path: string, token: string, language: string, known?: KnownAnswer): EarlyAnswer {
  const response = fetch(addressOf(path), {
    headers: { ...headersOf(path, token, language), ...askedTag(known) },
    signal: AbortSignal.timeout(timeLimit),
  })
  // Prevents an unhandled rejection if no call consumes the answer.
  response.catch(() => {})
  window.pundiEarly ??= []
  const answer = { path, token, askedAt: performance.now(), response, known }
  window.pundiEarly.push(answer)
  return answer
}

/**
 * Returns the session's prefetched answer to a GET call, and forgets it. Undefined if there is none
 * or the request failed; the caller must then send the call. Any call other than GET drops all
 * prefetched answers and gets undefined.
 */
export async function consumePrefetched(path: string, token: string | null, method: string) {
  const asked = window.pundiEarly ?? []
  if (method !== 'GET') dropPrefetched()
  const answer = asked.find(candidate => candidate.path === path && isGood(candidate, token))
  if (!answer || method !== 'GET') return undefined
  window.pundiEarly = asked.filter(candidate => candidate !== answer)
  const response = await answer.response.catch(() => undefined)
  return response && { response, known: answer.known }
}

/** Call this after a change, because prefetched answers may be older than the change. */
export const dropPrefetched = () => {
  window.pundiEarly = []
}

const isGood = (answer: EarlyAnswer, token: string | null) =>
  answer.token === token && performance.now() - answer.askedAt < goodFor
