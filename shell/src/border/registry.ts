import type { BuiltPage, Published, Registry, RemoteBuild, RemoteName } from '@pundi/shared/federation'

let registry: Registry = { schema: 1, revision: 0, shell: null, remotes: {} }
let refreshedAt = 0

/** Milliseconds between two looks at the registry. */
const restTime = 30_000

/** Reads what was published when this page was served; it stands in the page itself. */
export function readRegistry() {
  registry = JSON.parse(document.getElementById('registry')!.textContent) as Registry
  refreshedAt = 0
}

/** Looks whether something new was published; at most twice a minute, and silent without network. */
export async function refreshRegistry(): Promise<void> {
  if (Date.now() - refreshedAt < restTime) return
  refreshedAt = Date.now()
  const response = await fetch('/registry.json', { cache: 'no-cache' }).catch(() => undefined)
  if (response?.ok) registry = (await response.json()) as Registry
}

export const buildOf = (remote: RemoteName): Published<RemoteBuild> | undefined =>
  registry.remotes[remote]?.current

export const publishedBuilds = (): Published<RemoteBuild>[] =>
  Object.values(registry.remotes).map(candidates => candidates.current)

export const findPage = (remote: RemoteName, page: string): BuiltPage | undefined =>
  buildOf(remote)?.pages.find(candidate => candidate.page === page)
