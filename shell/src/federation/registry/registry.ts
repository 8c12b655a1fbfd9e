import type { Integrity, Notice, PageRegistry, Registry, RemoteName } from '@pundi/contract/federation'
import { fileTimeLimit, folderOf } from '@pundi/contract/federation'
import { chooseCanary } from './choose-canary'
import { isRegistry } from './is-registry'
import { knownBuild, knownShell, type Build, type KnownShell } from './known-build'
import { isQuarantined } from './quarantine'

interface KnownCandidates {
  current: Build
  /** The hashes of the records of earlier builds that fit this shell, by their ids, the latest first. */
  records?: Integrity
  revoked?: string[]
  disabled?: Notice
  /** A build that a part of all browsers runs, this one among them or not. */
  canary?: { build: { id: string } }
}

interface KnownRegistry {
  revision: number
  shell: { current: KnownShell } | null
  remotes: Partial<Record<RemoteName, KnownCandidates>>
}

/**
 * The registry that this document uses. Its shell stays the same until the document is left, so only builds that fit
 * that shell enter it.
 */
let registry: KnownRegistry = { revision: 0, shell: null, remotes: {} }
/** The registry as last fetched. */
let newest = registry
let refreshedAt = 0

/** Called whenever a registry was fetched that says something new. */
const listeners = new Set<() => void>()

export function onNewRegistry(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Milliseconds between two fetches of the registry. */
const restTime = 30_000

/** Milliseconds to wait for the registry after a page did not load: the one in the document does without it. */
const patience = 3000

/** Reads the registry that the server wrote into this document. */
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
  refreshedAt = 0
}

/** Fetches the registry anew, at most twice a minute. Without network nothing changes. */
export async function refreshRegistry(): Promise<void> {
  if (Date.now() - refreshedAt < restTime) return
  await lookAgain()
}

/** Fetches the registry now. Where it does not come, nothing changes. */
async function lookAgain(): Promise<void> {
  refreshedAt = Date.now()
  const seen = await fetchJson<Partial<Registry>>(ownAddress(), { cache: 'no-cache' }, patience)
  // One of several servers may not know yet what this document came with.
  if (!isRegistry(seen) || seen.revision < newest.revision) return
  const isNew = seen.revision !== newest.revision
  newest = chooseCanary(seen)
  if (isForThisShell()) registry = newest
  if (isNew) for (const listener of listeners) listener()
}

/** Where this document finds its registry. A preview has one of its own. */
const ownAddress = () => document.getElementById('registry')?.dataset.at ?? '/registry.json'

/** Whether what is published now fits the shell that runs here. */
export const isForThisShell = () => newest.shell?.current.id === registry.shell?.current.id

/** The remotes that are published: as this document knows it, and as the server said last. */
export const publishedRemotes = () => Object.keys(registry.remotes) as RemoteName[]
export const publishedElsewhere = () => Object.keys(newest.remotes) as RemoteName[]

/** The build of a remote that is in force, of those that fit the shell of this document. */
export const inForce = (remote: RemoteName): Build | undefined => registry.remotes[remote]?.current

/** The build of a remote that a part of all browsers runs; undefined where there is none. */
export const canaryOf = (remote: RemoteName): string | undefined => registry.remotes[remote]?.canary?.build.id

/** The build of a remote that a fresh document would begin with. */
export const inForceElsewhere = (remote: RemoteName): Build | undefined => newest.remotes[remote]?.current

/** Whether a build may never run again. */
export const isRevoked = (remote: RemoteName, build: string) =>
  newest.remotes[remote]?.revoked?.includes(build) ?? false

/** The build of the shell itself. */
export const shellBuild = (): KnownShell | undefined => registry.shell?.current

/** What the area of a remote says while it is closed; undefined where it is open. */
export const noticeOf = (remote: RemoteName): Notice | undefined => newest.remotes[remote]?.disabled

/** Whether there may be another build than the one in use. */
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
 * Finds a build that may replace those which did not run: first the build now in force, then earlier ones; none that is
 * quarantined here. The registry is fetched for it. Where that does not come, the registry in the document knows the
 * latest earlier build; without network that does not come either, and then nothing may be wrong with the build in use.
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

/** The record of a build did not come. */
export class RecordAway extends Error {
  override name = 'RecordAway'
}

/**
 * Completes a build of which the document has a part. Its record is asked for by its hash; where that takes long, or is
 * not what was published, the registry is asked too.
 *
 * @throws RecordAway where neither comes; a further call tries again
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

/** The whole of a build, if it is in the registry that is fetched now. */
async function findPublished({ remote, id }: Build | KnownShell) {
  await lookAgain()
  const { current } = (remote === 'shell' ? newest.shell : newest.remotes[remote]) ?? {}
  return current?.id === id && current.record === undefined ? current : undefined
}

/** Fetches the record of a build, which must have the hash that the registry demands. */
const fetchRecord = <Whole>(build: { remote: string; id: string }, integrity: string) =>
  fetchJson<Whole>(`${folderOf(build)}build.json`, { integrity }, fileTimeLimit)

/** Undefined without network, where it takes too long, and where the answer is not the server's. */
async function fetchJson<Json>(
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
