import { findPage, type RemoteName } from '@pundi/contract/federation'
import type { AddedPage } from '@pundi/platform/federation'
import { useSyncExternalStore } from 'react'
import { isQuarantined } from '../registry/quarantine'
import { inForceElsewhere, isForThisShell, isRevoked, onNewRegistry } from '../registry/registry'
import { pagesOf, remoteNames, remoteOf } from './remotes'

/* How an open tab handles newly published builds (decision 086). */

const runsOlder = (remote: RemoteName) => isNewer(remote, inForceElsewhere(remote)?.id)

export const isAnythingNewer = () => !isForThisShell() || remoteNames().some(runsOlder)

const isNewer = (remote: RemoteName, id: string | undefined) =>
  id !== undefined &&
  remoteOf(remote).isRunning() &&
  id !== remoteOf(remote).build()?.id &&
  !isQuarantined(id)

const runsRevoked = (remote: RemoteName) =>
  remoteOf(remote).isRunning() && isRevoked(remote, remoteOf(remote).build()?.id ?? '')

/**
 * True if a navigation should load a new document: a running build is revoked, or the navigation
 * opens another area, and this area or the shell has a newer build. Always false without a network.
 */
export function isOutdated(from: string, to: string): boolean {
  if (from === to || !navigator.onLine) return false
  if (remoteNames().some(runsRevoked)) return true
  const owner = ownerOf(to)
  if (owner === undefined || owner === ownerOf(from)) return false
  return !isForThisShell() || runsOlder(owner)
}

const ownerOf = (path: string): RemoteName | undefined =>
  findPage(remoteNames().flatMap(remote => pagesOf(remote).map(page => ({ ...page, remote }))), path)?.remote // oxfmt-ignore

const nothing: readonly AddedPage[] = []
const added = new Map<RemoteName, readonly AddedPage[]>()

/** Navigation links to pages that the newest build has and the running build lacks. */
export const useAddedPages = (remote: RemoteName) =>
  useSyncExternalStore(followAdded, () => added.get(remote) ?? nothing)

/** The same function for each render, because a subscription may call its listener at once. */
const followAdded = (listener: () => void) =>
  onNewRegistry(() => {
    for (const remote of remoteNames()) added.set(remote, findAdded(remote))
    listener()
  })

function findAdded(remote: RemoteName) {
  const known = new Set(pagesOf(remote).map(({ path }) => path))
  return (inForceElsewhere(remote)?.pages ?? []).flatMap(({ path, navigation }) =>
    navigation && !known.has(path) ? [{ path, ...navigation }] : [],
  )
}
