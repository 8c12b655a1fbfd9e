import { httpConfiguration } from './configure'
import { addressOf, bearerOf } from './place-of-call'

/*
 * Answers that were asked for before the code that wants them had arrived: by the boot script of a page, and by the
 * remote loader while it loads a page. The first call to the same path takes the answer, so data does not wait for code.
 */

interface EarlyAnswer {
  path: string
  token: string
  askedAt: number
  response: Promise<Response>
}

declare global {
  interface Window {
    pundiEarly?: EarlyAnswer[]
  }
}

/** Milliseconds after which a call counts as lost: long enough for a slow phone, short enough to be told. */
export const timeLimit = 20_000

/** Milliseconds after which an answer that nobody took is too old to be shown. */
const goodFor = 15_000

/** What every call carries. */
export const headersOf = (path: string, token: string | null, language: string): Record<string, string> => ({
  'content-type': 'application/json',
  'accept-language': language,
  ...(token === null ? {} : { authorization: `Bearer ${bearerOf(path, token)}` }),
})

/** Sends a GET call now, for whoever asks first; once is enough. Nothing is sent where nobody is signed in. */
export function prefetch(path: string) {
  const configuration = httpConfiguration()
  const token = configuration.token()
  if (token === null) return
  const asked = (window.pundiEarly ??= [])
  if (asked.some(answer => answer.path === path && isGood(answer, token))) return
  const response = fetch(addressOf(path), {
    headers: headersOf(path, token, configuration.language()),
    signal: AbortSignal.timeout(timeLimit),
  })
  // Whoever takes the answer hears of a failure; when nobody does, it is of no consequence.
  response.catch(() => {})
  asked.push({ path, token, askedAt: performance.now(), response })
}

/**
 * The early answer to a call of this session, once; undefined where there is none or it was lost, so that the call is
 * made. A call that changes something makes all early answers stale.
 */
export async function consumePrefetched(path: string, token: string | null, method: string) {
  const asked = window.pundiEarly ?? []
  if (method !== 'GET') window.pundiEarly = []
  const answer = asked.find(candidate => candidate.path === path && isGood(candidate, token))
  if (!answer || method !== 'GET') return undefined
  window.pundiEarly = asked.filter(candidate => candidate !== answer)
  return answer.response.catch(() => undefined)
}

const isGood = (answer: EarlyAnswer, token: string | null) =>
  answer.token === token && performance.now() - answer.askedAt < goodFor
