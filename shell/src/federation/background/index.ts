import { offline } from '@pundi/platform/http'
import { completeBuilds } from './complete-builds'
import { describeBuilds } from './describe-builds'
import { followManifest } from './follow-manifest'
import { keepOffline } from './keep-offline'
import { prefetchPointed } from './prefetch-pointed'
import { watchRegistry } from './watch-registry'

/** A separate file, which no page waits for. */
export function startTasks() {
  watchRegistry()
  prefetchPointed()
  followManifest()
  void completeBuilds().then(describeBuilds)
  keepOffline()
  // The next call without an answer loads it again.
  offline()?.catch(() => {})
}
