import { answer } from './answer'
import { removeOtherForms } from './caches'
import { keep } from './keep'
import { scope } from './scope'

/*
 * Opens the user area's pages offline (decision 160). Like any new worker, it waits until no tab uses an older one, or
 * the user agrees.
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
  // Messages of several tabs are handled one after another. The next visit retries what failed.
  keeping = keeping.then(() => keep(data)).catch(() => {})
  event.waitUntil(keeping)
})

async function begin() {
  await removeOtherForms()
  await scope.clients.claim()
}
