import { offline } from '@pundi/platform/http'
import { completeBuilds } from './complete-builds'
import { followManifest } from './follow-manifest'
import { keepOffline } from './keep-offline'
import { prefetchPointed } from './prefetch-pointed'
import { watchRegistry } from './watch-registry'

/** What can wait until the first page is there. It is a file of its own, which no page waits for. */
export function startIdle() {
  watchRegistry()
  prefetchPointed()
  followManifest()
  void completeBuilds()
  keepOffline()
  // Where it does not come, it is asked for again by the first call that gets no answer.
  offline()?.catch(() => {})
}
