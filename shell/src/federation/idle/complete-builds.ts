import type { RemoteName } from '@pundi/contract/federation'
import { complete, noticeOf } from '../registry/registry'
import { buildOf, remoteNames, remoteOf } from '../remotes'

/**
 * Fetches what the document does not have of the builds that it may use, one after the other: first of those that run.
 * Of a closed area nothing is asked for.
 */
export async function completeBuilds() {
  const isIdle = (name: RemoteName) => !remoteOf(name).isRunning()
  const runningFirst = remoteNames().sort((one, other) => Number(isIdle(one)) - Number(isIdle(other)))
  for (const name of runningFirst) {
    const build = noticeOf(name) ? undefined : buildOf(name)
    // Whoever needs the build asks again, and says what is missing.
    await (build && complete(build).catch(() => {}))
  }
}
