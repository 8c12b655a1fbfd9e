import { variantOf, type SiteDocument } from './documents'

/**
 * Takes the service worker away from every browser that has it: removes what it kept, unregisters it, and loads the tabs
 * that it served anew. A browser in which nothing was kept loads nothing anew, so that a page that registers it once
 * more does not load for ever.
 */
const script = `
addEventListener('install', () => skipWaiting())
addEventListener('activate', event => event.waitUntil(leave()))
async function leave() {
  const kept = (await caches.keys()).filter(name => name.startsWith('pundi-'))
  await Promise.all(kept.map(name => caches.delete(name)))
  await registration.unregister()
  if (kept.length === 0) return
  for (const tab of await clients.matchAll({ type: 'window' })) tab.navigate(tab.url)
}
`

/** Served in place of a shell's worker where pages are not to be kept, and where a shell has none. */
export const noWorker: SiteDocument = {
  type: 'text/javascript; charset=utf-8',
  plain: variantOf(Buffer.from(script)),
  brotli: undefined,
}
