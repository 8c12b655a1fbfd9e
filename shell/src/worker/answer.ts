import { buildsPath, findPage, isUnder, serverPaths, type Registry } from '@pundi/contract/federation'
import { keptRegistry, openBuilds, openPages, tryKept, wayOut } from './caches'
import { isWhole } from './keep'
import type { AskedEvent } from './scope'

/** Milliseconds after which the cached document is used instead of a slow answer. */
const patience = 2000

/**
 * Milliseconds after which the cached `way-out.js` is used. Shorter than `patience`, because a page
 * waits only 1.5 s for `way-out.js`.
 */
const patienceOnTheWayOut = 500

/**
 * Path of a file in a published build. Such files never change. Development builds have a different
 * id.
 */
const buildFile = /^\/r\/[\w-]+\/[0-9a-f]{12}\//

/**
 * Answers requests for documents and build files. All other requests, such as API calls, go to the
 * network.
 */
export function answer(event: AskedEvent) {
  const { method, mode, url } = event.request
  const { origin, pathname } = new URL(url)
  if (method !== 'GET' || origin !== location.origin) return
  if (mode !== 'navigate') {
    if (buildFile.test(pathname)) event.respondWith(answerFile(event))
    else if (pathname === wayOut) event.respondWith(answerNewest(event, patienceOnTheWayOut))
  } else if (![buildsPath, ...serverPaths].some(path => isUnder(pathname, path)))
    event.respondWith(answerNewest(event, patience))
}

/**
 * Asks the network first, and uses the cache after the timeout. Any network response counts, even
 * an error.
 */
async function answerNewest({ request }: AskedEvent, limit: number): Promise<Response> {
  const network = fetch(request)
  const inTime = await Promise.race([network.catch(() => undefined), after(limit)])
  if (inTime) return inTime
  return (await standIn(request)) ?? network.catch(noConnection)
}

/** The cached document of an address. Addresses with `?preview` always go to the server. */
async function standIn({ url }: Request): Promise<Response | undefined> {
  if (new URL(url).searchParams.has('preview')) return undefined
  return tryKept(async () => {
    const pages = await openPages()
    const kept = await pages.match(url, { ignoreSearch: true, ignoreVary: true })
    if (kept) return kept
    // A page with several paths is cached only under its first path.
    const text = await (await pages.match(keptRegistry, { ignoreSearch: true }))?.text()
    const { remotes = {} } = JSON.parse(text ?? '{}') as Partial<Registry>
    const all = Object.values(remotes).flatMap(({ current }) => current.pages)
    const page = findPage(all, new URL(url).pathname)
    return page && pages.match(page.path, { ignoreVary: true })
  })
}

const after = (time: number) => new Promise<undefined>(resolve => setTimeout(resolve, time))

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
  // Caches only files with an integrity hash. If the storage is full, the page still gets the file.
  if (builds && request.integrity && isWhole(answered)) {
    const copy = answered.clone()
    event.waitUntil(tryKept(() => builds.put(request, copy)))
  }
  return answered
}
