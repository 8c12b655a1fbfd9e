import { variantOf, type SiteDocument } from './documents'

/**
 * Removes the service worker from every browser that has it: deletes what it stored, unregisters it, and reloads its
 * tabs. If nothing is stored, does not reload: otherwise a page that registers the worker again would reload for ever.
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
