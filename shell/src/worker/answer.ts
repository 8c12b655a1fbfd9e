import { buildsPath, isUnder, serverPaths } from '@pundi/contract/federation'
import { keptRegistry, openBuilds, openPages, tryKept } from './caches'
import { isWhole } from './keep'
import type { AskedEvent } from './scope'

/** Milliseconds after which a document that is kept stands in for one that does not come. */
const patience = 2000

/** A file of a build, which never changes. Builds of a development server change, and have no such id. */
const buildFile = /^\/r\/[\w-]+\/[0-9a-f]{12}\//

/**
 * Answers a document or a file of a build. Everything else, calls above all, goes to the network as if there were no
 * worker.
 */
export function answer(event: AskedEvent) {
  const { method, mode, url } = event.request
  const { origin, pathname } = new URL(url)
  if (method !== 'GET' || origin !== location.origin) return
  if (mode !== 'navigate') {
    if (buildFile.test(pathname)) event.respondWith(answerFile(event))
  } else if (![buildsPath, ...serverPaths].some(path => isUnder(pathname, path)))
    event.respondWith(answerDocument(event))
}

/** What is kept stands in where there is no answer in time. An answer is passed on, whatever it says. */
async function answerDocument({ request }: AskedEvent): Promise<Response> {
  const network = fetch(request)
  const inTime = await Promise.race([network.catch(() => undefined), after(patience)])
  if (inTime) return inTime
  return (await standIn(request)) ?? network.catch(noConnection)
}

/** The document that is kept of an address. A link to a preview, or out of one, is for the server alone. */
async function standIn({ url }: Request): Promise<Response | undefined> {
  if (new URL(url).searchParams.has('preview')) return undefined
  return tryKept(async () => (await openPages()).match(url, { ignoreSearch: true, ignoreVary: true }))
}

const after = (time: number) => new Promise<undefined>(resolve => setTimeout(resolve, time))

/** Says that there is no connection, in the language of what is kept here, else in one that the browser prefers. */
async function noConnection(): Promise<Response> {
  const sayings = JSON.parse(process.env.NO_CONNECTION ?? '') as Record<string, string>
  const keys = await tryKept(async () => (await openPages()).keys())
  const kept = (keys ?? []).map(({ url }) => new URL(url))
  const language = kept.find(({ pathname }) => pathname === keptRegistry)?.searchParams.get('language')
  const preferred = navigator.languages.map(tag => tag.slice(0, 2)).find(tag => tag in sayings)
  const saying = sayings[language ?? preferred ?? 'en'] ?? ''
  return new Response(language ? saying.replace(' hidden', '') : saying, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'",
    },
  })
}

async function answerFile(event: AskedEvent): Promise<Response> {
  const { request } = event
  const builds = await tryKept(openBuilds)
  const kept = await tryKept(async () => builds?.match(request, { ignoreVary: true }))
  if (kept) return kept
  const answered = await fetch(request)
  // Only what the browser compares with a hash is kept. Where there is no room the page has the file all the same.
  if (builds && request.integrity && isWhole(answered)) {
    const copy = answered.clone()
    event.waitUntil(tryKept(() => builds.put(request, copy)))
  }
  return answered
}
