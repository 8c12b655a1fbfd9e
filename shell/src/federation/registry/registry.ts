import type {
  BuiltPage,
  Candidates,
  Published,
  Registry,
  RemoteBuild,
  RemoteName,
  ShellBuild,
} from '@pundi/contract/federation'
import { fileTimeLimit, folderOf } from '@pundi/contract/federation'
import { isQuarantined } from './quarantine'

/**
 * The registry that this document uses. Its shell stays the same until the document is left, so only builds that fit
 * that shell enter it.
 */
let registry: Registry = { schema: 1, revision: 0, shell: null, remotes: {} }
/** The registry as last fetched. */
let newest = registry
let refreshedAt = 0

/**
 * The build of each remote that runs in this document. It stays until the document is left, whatever is published
 * meanwhile.
 */
const running = new Map<RemoteName, Published<RemoteBuild>>()

/** An earlier build that is tried in place of the one in force. */
const tried = new Map<RemoteName, Published<RemoteBuild>>()

/** Milliseconds between two fetches of the registry. */
const restTime = 30_000

/** Milliseconds to wait for the registry after a page did not load: the one in the document does without it. */
const patience = 3000

/** Reads the registry that the server wrote into this document. */
export function readRegistry() {
  registry = JSON.parse(document.getElementById('registry')?.textContent ?? '') as Registry
  newest = registry
  refreshedAt = 0
  running.clear()
  tried.clear()
}

/** Fetches the registry anew, at most twice a minute. Without network nothing changes. */
export async function refreshRegistry(): Promise<void> {
  if (Date.now() - refreshedAt < restTime) return
  await lookAgain()
}

/** Fetches the registry now. Where it does not come, nothing changes. */
async function lookAgain(): Promise<void> {
  refreshedAt = Date.now()
  const seen = await fetchJson<Partial<Registry>>('/registry.json', { cache: 'no-cache' }, patience)
  if (!isRegistry(seen)) return
  newest = withFittingFallbacks(seen)
  if (isForThisShell()) registry = newest
}

/** Anything may stand at an address: what has no builds in it would leave every area without one. */
const isRegistry = (seen: Partial<Registry> | undefined): seen is Registry =>
  seen?.schema === 1 && seen.remotes !== undefined && seen.shell !== undefined

/** The fetched registry names every earlier build; one without a hash does not fit the shell. */
const withFittingFallbacks = (seen: Registry): Registry => ({
  ...seen,
  remotes: Object.fromEntries(
    Object.entries(seen.remotes).map(([remote, { records = {}, fallback, ...candidates }]) => [
      remote,
      { ...candidates, records, fallback: fallback.filter(id => records[id] !== undefined) },
    ]),
  ),
})

/** Whether what is published now fits the shell that runs here. */
export const isForThisShell = () => newest.shell?.current.id === registry.shell?.current.id

/** The build of a remote that this document uses, or would use now. */
export const buildOf = (remote: RemoteName): Published<RemoteBuild> | undefined =>
  running.get(remote) ?? tried.get(remote) ?? registry.remotes[remote]?.current

/** The build of the shell itself. */
export const shellBuild = (): Published<ShellBuild> | undefined => registry.shell?.current

export const isRunning = (remote: RemoteName) => running.has(remote)

/** Makes this document stay with a build. */
export const stayWith = (build: Published<RemoteBuild>) => running.set(build.remote, build)

/** Uses a build in place of the one in force, until `dropCandidate`. */
export const tryBuild = (build: Published<RemoteBuild>) => tried.set(build.remote, build)

export const dropCandidate = (remote: RemoteName) => tried.delete(remote)

/** Whether a fresh document would have a page of this path, from a newer build than the one that runs here. */
export const isInFreshDocument = (path: string) =>
  Object.values(newest.remotes).some(
    ({ current }) =>
      current.id !== buildOf(current.remote)?.id &&
      !isQuarantined(current.id) &&
      current.pages.some(page => page.path === path),
  )

export const findPage = (remote: RemoteName, page: string): BuiltPage | undefined =>
  buildOf(remote)?.pages.find(candidate => candidate.page === page)

/** The paths of the calls that the page at an address makes first. */
export const dataAt = (address: string): readonly string[] =>
  Object.values(registry.remotes)
    .flatMap(({ current }) => buildOf(current.remote)?.pages ?? [])
    .find(({ path }) => path === address)?.data ?? []

/** Whether a build is neither the one that is used now nor quarantined here. */
function isOther(remote: RemoteName) {
  const used = buildOf(remote)?.id
  return (id: string) => id !== used && !isQuarantined(id)
}

/** Whether there may be another build in place of the one in use. */
export function hasOtherBuild(remote: RemoteName): boolean {
  const candidates = registry.remotes[remote]
  return candidates !== undefined && [candidates.current.id, ...candidates.fallback].some(isOther(remote))
}

/**
 * The builds that may replace the one in use: first the build now in force, then earlier ones; none that is quarantined
 * here. The registry is fetched for it. Where that does not come, the registry in the document knows the latest earlier
 * build; without network that does not come either, and then nothing may be wrong with the build in use.
 */
export async function* otherBuilds(remote: RemoteName): AsyncGenerator<Published<RemoteBuild>, void> {
  const isCandidate = isOther(remote)
  await lookAgain()
  const candidates = newest.remotes[remote]
  if (!candidates) return
  if (isCandidate(candidates.current.id)) yield candidates.current
  for (const id of candidates.fallback.filter(isCandidate)) {
    const build = await fetchRecord(remote, id, candidates)
    if (build) yield build
  }
}

/** Fetches the record of an earlier build, which must have the hash that the registry demands. */
async function fetchRecord(remote: RemoteName, id: string, { records }: Candidates<RemoteBuild>) {
  const integrity = records?.[id]
  if (integrity === undefined) return undefined
  return fetchJson<Published<RemoteBuild>>(
    `${folderOf({ remote, id })}build.json`,
    { integrity },
    fileTimeLimit,
  )
}

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
