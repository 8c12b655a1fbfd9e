import type {
  BuiltPage,
  Published,
  Registry,
  RemoteBuild,
  RemoteName,
  ShellBuild,
} from '@pundi/shared/federation'

let registry: Registry = { schema: 1, revision: 0, shell: null, remotes: {} }
let refreshedAt = 0

/** The build of each remote that runs in this page: it stays until the page is left, whatever is published meanwhile. */
const running = new Map<RemoteName, Published<RemoteBuild>>()

/** Milliseconds between two looks at the registry. */
const restTime = 30_000

/** Reads what was published when this page was served; it stands in the page itself. */
export function readRegistry() {
  registry = JSON.parse(document.getElementById('registry')!.textContent) as Registry
  refreshedAt = 0
  running.clear()
}

/** Looks whether something new was published; at most twice a minute, and silent without network. */
export async function refreshRegistry(): Promise<void> {
  if (Date.now() - refreshedAt < restTime) return
  refreshedAt = Date.now()
  const response = await fetch('/registry.json', { cache: 'no-cache' }).catch(() => undefined)
  if (response?.ok) registry = (await response.json()) as Registry
}

/** The build of a remote that this page uses, or would use now. */
export const buildOf = (remote: RemoteName): Published<RemoteBuild> | undefined =>
  running.get(remote) ?? registry.remotes[remote]?.current

/** The build of the shell itself. */
export const shellBuild = (): Published<ShellBuild> | undefined => registry.shell?.current

/** From now on this page stays with this build. */
export const stayWith = (build: Published<RemoteBuild>) => running.set(build.remote, build)

/** Something newer than what runs in this page is published. */
export const isOutdated = (remote: RemoteName) =>
  running.has(remote) && running.get(remote)!.id !== registry.remotes[remote]?.current.id

export const publishedBuilds = (): Published<RemoteBuild>[] =>
  Object.values(registry.remotes).map(candidates => candidates.current)

export const findPage = (remote: RemoteName, page: string): BuiltPage | undefined =>
  buildOf(remote)?.pages.find(candidate => candidate.page === page)
