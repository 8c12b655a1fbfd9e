import { answer } from './answer'
import { removeOtherForms } from './caches'
import { keep } from './keep'
import { scope } from './scope'

/*
 * The service worker: pages of the user area open without a network (decision 160). It waits, as browsers do by
 * themselves, until no tab runs an earlier one or the person agrees.
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
  // Several tabs ask one after the other. What was not to be had is asked for again at the next visit.
  keeping = keeping.then(() => keep(data)).catch(() => {})
  event.waitUntil(keeping)
})

async function begin() {
  await removeOtherForms()
  await scope.clients.claim()
}
