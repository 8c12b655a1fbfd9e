import { httpConfiguration } from './configure'
import { askedTag, type KnownAnswer, knownAnswer } from './known-answers'
import { addressOf, bearerOf } from './place-of-call'

/*
 * Answers that were requested before the code that needs them has loaded: by the boot script of a page, and by the
 * remote loader while it loads a page. The first call to the same path takes the answer, so data does not wait for
 * code.
 */

interface EarlyAnswer {
  path: string
  token: string
  askedAt: number
  response: Promise<Response>
  /** What the call said that it knows; a 304 is about this. */
  known?: KnownAnswer | undefined
}

declare global {
  interface Window {
    pundiEarly?: EarlyAnswer[]
  }
}

/**
 * Milliseconds after which a call counts as lost: long enough for a slow phone, short enough to report to the person.
 */
export const timeLimit = 20_000

/** Milliseconds after which an answer that nobody took is too old to be shown. */
const goodFor = 15_000

/** The headers of every call. */
export const headersOf = (path: string, token: string | null, language: string): Record<string, string> => ({
  'content-type': 'application/json',
  'accept-language': language,
  ...(token === null ? {} : { authorization: `Bearer ${bearerOf(path, token)}` }),
})

/**
 * Sends a GET call now and keeps its answer for the first call to that path. A path that is kept already is not asked
 * again, and nothing is sent without a session.
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

/** Ends the session where an answer that the boot script asked for refuses its token, also if no call takes it. */
export const heedEarlyAnswers = () => window.pundiEarly?.forEach(heed)

function heed({ token, response }: EarlyAnswer) {
  const endIfRefused = ({ status }: Response) => {
    const configuration = httpConfiguration()
    if (status === 401 && token === configuration.token()) configuration.expire()
  }
  response.then(endIfRefused, () => {})
}

/** Does so without a look at what is kept. The first script of a page calls it, when nothing is kept or known yet. */
export function sendEarly(path: string, token: string, language: string, known?: KnownAnswer): EarlyAnswer {
  const response = fetch(addressOf(path), {
    headers: { ...headersOf(path, token, language), ...askedTag(known) },
    signal: AbortSignal.timeout(timeLimit),
  })
  // The call that takes the answer handles its failure; without such a call the failure does not matter.
  response.catch(() => {})
  window.pundiEarly ??= []
  const answer = { path, token, askedAt: performance.now(), response, known }
  window.pundiEarly.push(answer)
  return answer
}

/**
 * Takes the prefetched answer of this session to a call, once. Undefined where there is none or it failed; the call is
 * then made. A call that changes something makes all prefetched answers stale.
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

/** Forgets all prefetched answers: they may be of before a change. */
export const dropPrefetched = () => {
  window.pundiEarly = []
}

const isGood = (answer: EarlyAnswer, token: string | null) =>
  answer.token === token && performance.now() - answer.askedAt < goodFor
