import type { Integrity, Notice, PageRegistry, Registry, RemoteName } from '@pundi/contract/federation'
import { fileTimeLimit, folderOf } from '@pundi/contract/federation'
import { chooseCanary } from './choose-canary'
import { isRegistry } from './is-registry'
import { knownBuild, knownShell, type Build, type KnownShell } from './known-build'
import { isQuarantined } from './quarantine'

interface KnownCandidates {
  current: Build
  /**
   * Hashes of `build.json` by build id. Lists earlier builds that work with this shell, newest
   * first.
   */
  records?: Integrity
  revoked?: string[]
  disabled?: Notice
  canary?: { build: { id: string } }
}

interface KnownRegistry {
  revision: number
  shell: { current: KnownShell } | null
  remotes: Partial<Record<RemoteName, KnownCandidates>>
}

/**
 * The registry that this document uses. A document never changes its shell, so it accepts only
 * builds that work with this shell.
 */
let registry: KnownRegistry = { revision: 0, shell: null, remotes: {} }
let newest = registry
let documentRevision = 0
let refreshedAt = 0

const listeners = new Set<() => void>()

/** Calls the listener at once if a newer registry than the document's was already fetched. */
export function onNewRegistry(listener: () => void) {
  listeners.add(listener)
  if (newest.revision !== documentRevision) listener()
  return () => listeners.delete(listener)
}

/** Minimum number of milliseconds between two fetches of the registry. */
const restTime = 30_000

/**
 * Milliseconds to wait for the registry, for example after a page failed. After that, the last
 * fetched registry is used. If none was fetched, the registry in the document is used.
 */
const patience = 3000

export function readRegistry() {
  const written = JSON.parse(document.getElementById('registry')?.textContent ?? '') as PageRegistry
  const { revision, shell, remotes } = chooseCanary(written)
  registry = {
    revision,
    shell: { current: knownShell(shell.current) },
    remotes: Object.fromEntries(
      Object.entries(remotes).map(([remote, { current, ...candidates }]) => [
        remote,
        { ...candidates, current: knownBuild(current) },
      ]),
    ),
  }
  newest = registry
  documentRevision = revision
  refreshedAt = 0
}

/** Fetches the registry at most twice a minute. If the fetch fails, nothing changes. */
export async function refreshRegistry(): Promise<void> {
  if (Date.now() - refreshedAt < restTime) return
  await lookAgain()
}

async function lookAgain(): Promise<void> {
  refreshedAt = Date.now()
  const seen = await fetchJson<Partial<Registry>>(ownAddress(), { cache: 'no-cache' }, patience)
  // Ignore an older revision, which a server may still have if there are several servers.
  if (!isRegistry(seen) || seen.revision < newest.revision) return
  const isNew = seen.revision !== newest.revision
  newest = chooseCanary(seen)
  if (isForThisShell()) registry = newest
  if (isNew) for (const listener of listeners) listener()
}

const ownAddress = () => document.getElementById('registry')?.dataset.at ?? '/registry.json'

export const isForThisShell = () => newest.shell?.current.id === registry.shell?.current.id

export const publishedRemotes = () => Object.keys(registry.remotes) as RemoteName[]
export const publishedElsewhere = () => Object.keys(newest.remotes) as RemoteName[]

export const inForce = (remote: RemoteName): Build | undefined => registry.remotes[remote]?.current

export const canaryOf = (remote: RemoteName): string | undefined => registry.remotes[remote]?.canary?.build.id

export const inForceElsewhere = (remote: RemoteName): Build | undefined => newest.remotes[remote]?.current

export const isRevoked = (remote: RemoteName, build: string) =>
  newest.remotes[remote]?.revoked?.includes(build) ?? false

export const shellBuild = (): KnownShell | undefined => registry.shell?.current

export const noticeOf = (remote: RemoteName): Notice | undefined => newest.remotes[remote]?.disabled

export function hasOther(remote: RemoteName, used: string | undefined): boolean {
  const candidates = registry.remotes[remote]
  return (
    candidates !== undefined &&
    [candidates.current.id, ...Object.keys(candidates.records ?? {})].some(
      id => id !== used && !isQuarantined(id),
    )
  )
}

/**
 * Finds a substitute for failed builds: the live build, or else an earlier build that is not
 * quarantined. First fetches the registry. If that fails, uses the last fetched registry or, if
 * there is none, the registry in the document. Returns undefined if no such build can be loaded.
 */
export async function findOther(remote: RemoteName, except: readonly string[]): Promise<Build | undefined> {
  await lookAgain()
  const candidates = newest.remotes[remote]
  if (!candidates) return undefined
  const isCandidate = (id: string) => !except.includes(id) && !isQuarantined(id)
  if (isCandidate(candidates.current.id)) return candidates.current
  for (const [id, integrity] of Object.entries(candidates.records ?? {})) {
    const build = isCandidate(id) ? await fetchRecord<Build>({ remote, id }, integrity) : undefined
    if (build) return build
  }
  return undefined
}

export class RecordAway extends Error {
  override name = 'RecordAway'
}

/**
 * Loads the rest of a partly known build from its `build.json`, which is checked by hash. If that
 * file is slow or wrong, uses the registry.
 *
 * @throws RecordAway if both fail; the next call tries again
 */
export async function complete(build: Build | KnownShell): Promise<void> {
  if (build.record !== undefined) await (build.coming ??= fetchRest(build, build.record))
}

async function fetchRest(build: Build | KnownShell, integrity: string) {
  const record = fetchRecord<Build | KnownShell>(build, integrity)
  const slow = new Promise<undefined>(resolve => setTimeout(resolve, patience))
  const whole = (await Promise.race([record, slow])) ?? (await findPublished(build)) ?? (await record)
  build.coming = undefined
  if (!whole) throw new RecordAway(`${build.remote}@${build.id}`)
  Object.assign(build, whole, { record: undefined })
}

async function findPublished({ remote, id }: Build | KnownShell) {
  await lookAgain()
  const { current } = (remote === 'shell' ? newest.shell : newest.remotes[remote]) ?? {}
  return current?.id === id && current.record === undefined ? current : undefined
}

const fetchRecord = <Whole>(build: { remote: string; id: string }, integrity: string) =>
  fetchJson<Whole>(`${folderOf(build)}build.json`, { integrity }, fileTimeLimit)

/**
 * Returns undefined if the request fails or times out, or if the response is not JSON (for example
 * from a proxy).
 */
export async function fetchJson<Json>(
  address: string,
  options: RequestInit,
  timeLimit: number,
): Promise<Json | undefined> {
  try {
    const response = await fetch(address, { ...options, signal: AbortSignal.timeout(timeLimit) })
    return response.ok ? ((await response.json()) as Json) : undefined
  } catch {
    return undefined
  }
}
