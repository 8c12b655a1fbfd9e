import { httpConfiguration } from './configure'
import { askedTag, type KnownAnswer, knownAnswer } from './known-answers'
import { addressOf, bearerOf } from './place-of-call'

/*
 * Requests sent before the code that needs them, by a page's boot script and by the remote loader. The first call to
 * the same path consumes the answer.
 */

interface EarlyAnswer {
  path: string
  token: string
  askedAt: number
  response: Promise<Response>
  /** Sent with the request's ETag; a 304 refers to it. */
  known?: KnownAnswer | undefined
}

declare global {
  interface Window {
    pundiEarly?: EarlyAnswer[]
  }
}

/** Milliseconds until a call counts as lost: long enough for slow phones, short enough for waiting people. */
export const timeLimit = 20_000

/** Milliseconds until an unused answer is too old to show. */
const goodFor = 15_000

export const headersOf = (path: string, token: string | null, language: string): Record<string, string> => ({
  'content-type': 'application/json',
  'accept-language': language,
  ...(token === null ? {} : { authorization: `Bearer ${bearerOf(path, token)}` }),
})

/**
 * Sends a GET call for the first `send` to that path. Does nothing without a session, or if the path is already
 * pending.
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

/** Ends the session if an answer to the boot script is a 401, even if no call consumes it. */
export const heedEarlyAnswers = () => window.pundiEarly?.forEach(heed)

function heed({ token, response }: EarlyAnswer) {
  const endIfRefused = ({ status }: Response) => {
    const configuration = httpConfiguration()
    if (status === 401 && token === configuration.token()) configuration.expire()
  }
  response.then(endIfRefused, () => {})
}

/** Skips the checks of `prefetch`: the boot script runs before anything is stored. */
export function sendEarly(path: string, token: string, language: string, known?: KnownAnswer): EarlyAnswer {
  const response = fetch(addressOf(path), {
    headers: { ...headersOf(path, token, language), ...askedTag(known) },
    signal: AbortSignal.timeout(timeLimit),
  })
  // Whoever takes the answer handles its failure. If nobody does, it is no unhandled rejection.
  response.catch(() => {})
  window.pundiEarly ??= []
  const answer = { path, token, askedAt: performance.now(), response, known }
  window.pundiEarly.push(answer)
  return answer
}

/**
 * Consumes the session's prefetched answer once; undefined if there is none or it failed, so the caller sends. A
 * changing call drops all prefetched answers.
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

/** Prefetched answers may predate a change. */
export const dropPrefetched = () => {
  window.pundiEarly = []
}

const isGood = (answer: EarlyAnswer, token: string | null) =>
  answer.token === token && performance.now() - answer.askedAt < goodFor
