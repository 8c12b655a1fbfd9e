import { answer } from './answer'
import { removeOtherForms } from './caches'
import { keep } from './keep'
import { scope } from './scope'

/*
 * The service worker, which opens pages of the user area offline (decision 160). A new worker waits
 * until no tab uses an older worker, or until the user agrees.
 */

scope.addEventListener('activate', event => event.waitUntil(begin()))
scope.addEventListener('fetch', answer)

let keeping: Promise<unknown> = Promise.resolve()

scope.addEventListener('message', event => {
  const { data } = event
  if (data.do === 'take over') {
    event.waitUntil(scope.skipWaiting())
    return
  }
  // Messages from several tabs are handled one after another. Failed work is tried again at the
  // next visit.
  keeping = keeping.then(() => keep(data)).catch(() => {})
  event.waitUntil(keeping)
})

async function begin() {
  await removeOtherForms()
  await scope.clients.claim()
}
