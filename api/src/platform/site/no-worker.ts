import { variantOf, type SiteDocument } from './documents'

/**
 * A service worker that removes itself: deletes the caches, unregisters, and reloads the open tabs.
 * If there is no cache, reloads no tab: a page that registers this worker again would reload for
 * ever.
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

export const noWorker: SiteDocument = {
  type: 'text/javascript; charset=utf-8',
  plain: variantOf(Buffer.from(script)),
  brotli: undefined,
}
