import type { RemoteName } from '@pundi/contract/federation'
import { complete, noticeOf } from '../../registry/registry'
import { buildOf, remoteNames, remoteOf } from '../remotes'

/**
 * Fetches the missing `build.json` files one after another, first for running remotes. Skips closed
 * areas.
 */
export async function completeBuilds() {
  const isIdle = (name: RemoteName) => !remoteOf(name).isRunning()
  const runningFirst = remoteNames().sort((one, other) => Number(isIdle(one)) - Number(isIdle(other)))
  for (const name of runningFirst) {
    const build = noticeOf(name) ? undefined : buildOf(name)
    // Ignore a failure: the next use of the build fetches the file again, and reports the error.
    await (build && complete(build).catch(() => {}))
  }
}
