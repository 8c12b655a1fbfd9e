import { answer } from './answer'
import { removeOtherForms } from './caches'
import { keep } from './keep'
import { scope } from './scope'

/*
 * The service worker, which opens the user area's pages offline (decision 160). Like any new worker, it waits until no
 * tab uses an older worker, or until the user agrees.
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
  // Handles messages of several tabs one after another. What failed is tried again at the next visit.
  keeping = keeping.then(() => keep(data)).catch(() => {})
  event.waitUntil(keeping)
})

async function begin() {
  await removeOtherForms()
  await scope.clients.claim()
}
