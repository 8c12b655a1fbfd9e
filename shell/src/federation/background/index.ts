import { offline } from '@pundi/platform/http'
import { completeBuilds } from './complete-builds'
import { describeBuilds } from './describe-builds'
import { followManifest } from './follow-manifest'
import { keepOffline } from './keep-offline'
import { prefetchPointed } from './prefetch-pointed'
import { watchRegistry } from './watch-registry'

export function startTasks() {
  watchRegistry()
  prefetchPointed()
  followManifest()
  void completeBuilds().then(describeBuilds)
  keepOffline()
  // Ignore a failed load: the next API call without a response loads the offline code again.
  offline()?.catch(() => {})
}
