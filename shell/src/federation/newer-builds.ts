import type { RemoteName } from '@pundi/contract/federation'
import type { AddedPage } from '@pundi/platform/federation'
import { useSyncExternalStore } from 'react'
import { isQuarantined } from './registry/quarantine'
import { inForceElsewhere, isForThisShell, isRevoked, onNewRegistry } from './registry/registry'
import { pagesOf, remoteNames, remoteOf } from './remotes'

/* What a tab that is open does about builds that are published meanwhile (decision 086). */

/** Whether the document runs a build of a remote that a newer one has replaced. */
const runsOlder = (remote: RemoteName) => isNewer(remote, inForceElsewhere(remote)?.id)

/** Whether something newer than what runs in this document is published. */
export const isAnythingNewer = () => !isForThisShell() || remoteNames().some(runsOlder)

const isNewer = (remote: RemoteName, id: string | undefined) =>
  id !== undefined &&
  remoteOf(remote).isRunning() &&
  id !== remoteOf(remote).build()?.id &&
  !isQuarantined(id)

const runsRevoked = (remote: RemoteName) =>
  remoteOf(remote).isRunning() && isRevoked(remote, remoteOf(remote).build()?.id ?? '')

/**
 * Whether a navigation had better open a fresh document: anywhere from a revoked build, and to another area where
 * something newer is published. Without network it would open none.
 */
export function isOutdated(from: string, to: string): boolean {
  if (from === to || !navigator.onLine) return false
  if (remoteNames().some(runsRevoked)) return true
  const owner = ownerOf(to)
  if (owner === undefined || owner === ownerOf(from)) return false
  return !isForThisShell() || runsOlder(owner)
}

/** The remote that has the page of a path; undefined for one that this document does not know. */
const ownerOf = (path: string) => remoteNames().find(name => pagesOf(name).some(page => page.path === path))

const nothing: readonly AddedPage[] = []
const added = new Map<RemoteName, readonly AddedPage[]>()

/** The pages with a place in the navigation that the newest build of a remote has, and the running one has not. */
export const useAddedPages = (remote: RemoteName) =>
  useSyncExternalStore(
    listener =>
      onNewRegistry(() => {
        added.set(remote, findAdded(remote))
        listener()
      }),
    () => added.get(remote) ?? nothing,
  )

function findAdded(remote: RemoteName) {
  const known = new Set(pagesOf(remote).map(({ path }) => path))
  return (inForceElsewhere(remote)?.pages ?? []).flatMap(({ path, navigation }) =>
    navigation && !known.has(path) ? [{ path, ...navigation }] : [],
  )
}
