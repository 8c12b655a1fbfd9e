import type { FailureReport } from '@pundi/contract'
import type { RemoteName } from '@pundi/contract/federation'
import type { RouteModule } from '@pundi/platform/federation'
import { openDocument } from './open-document'
import { loadFromBuild } from './load-from-build'
import { buildOf, isForThisShell, otherBuilds, tryBuild, dropCandidate } from './registry/registry'
import { causeOf, reportFailure } from './report-failure'
import { hasRun, loadPageTable } from './runtime'
import { mayReload, quarantine } from './registry/quarantine'

/** A page and its layout fail together, so both wait for the same replacement. */
const replacing = new Map<RemoteName, Promise<boolean>>()

let leaving: Promise<never> | undefined

/**
 * Loads a page from another build than the one that failed: in this document where no script of that has run, else in
 * a fresh one, once. The failed build is quarantined only when another one is at hand, so that a lost network costs
 * nobody the newest version.
 *
 * @param address where the person is going; without it, no fresh document
 * @param error why it failed; thrown again where there is no other way
 */
export async function fallBack(
  remote: RemoteName,
  page: string,
  address: string | undefined,
  error: unknown,
  hasTime: () => boolean,
): Promise<RouteModule> {
  if (!hasTime()) throw error
  if (!hasRun(remote)) {
    const replaced = replacing.get(remote) ?? replace(remote, error, hasTime)
    replacing.set(remote, replaced)
    if (await replaced.finally(() => replacing.delete(remote))) return loadFromBuild(remote, page)
  }
  const onlyElsewhere = hasRun(remote) || !isForThisShell()
  if (!onlyElsewhere || address === undefined || !(await leaveBuild(remote, causeOf(error), address)))
    throw error
  if (!leaving) throw error
  return leaving
}

/** Runs another build of a remote in this document. False where none runs, or only a fresh document could run it. */
async function replace(remote: RemoteName, error: unknown, hasTime: () => boolean): Promise<boolean> {
  const failed = buildOf(remote)
  if (!failed) return false
  for await (const other of otherBuilds(remote)) {
    if (!hasTime() || hasRun(remote) || !isForThisShell()) return false
    tryBuild(other)
    try {
      await loadPageTable(other)
      quarantine(failed.id)
      reportFailure(other, 'fallback', causeOf(error))
      return true
    } catch (otherError) {
      dropCandidate(remote)
      reportFailure(other, 'open', causeOf(otherError))
    }
  }
  return false
}

/**
 * Opens a fresh document in which the remote runs in another build. False where there is no other build, and where the
 * document was reloaded for such a reason a moment ago and nobody asked for it again.
 */
export async function leaveBuild(
  remote: RemoteName,
  cause: FailureReport['cause'],
  address = location.href,
): Promise<boolean> {
  const left = buildOf(remote)
  const { value: other } = await otherBuilds(remote).next()
  if (leaving) return true
  if (!left || !other || (cause !== 'choice' && !mayReload()) || !quarantine(left.id)) return false
  reportFailure(left, 'reload', cause)
  leaving = openDocument(address)
  return true
}
