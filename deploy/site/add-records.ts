import type { Candidates, Integrity, Registry, RemoteBuild, ShellBuild } from '@pundi/contract/federation'
import { fits } from '../registry/check-registry'
import { hash } from '../files/hash'
import { recordFile } from './site-folder'
import { openStore } from '../store/open-store'
import { parseRecord, type AnyPublished } from '../registry/published-schema'

/**
 * Adds hashes of `build.json` files to the registry: of live builds, of a canary, and of fallbacks.
 * Skips fallbacks that have no `build.json` or do not fit the live builds. A newer release may have
 * written a `build.json` that this release cannot read. Keeps its hash only if the registry already
 * lists the hash.
 */
export async function addRecords(site: string, registry: Registry): Promise<Registry> {
  const { shell } = registry
  const remotes = { ...registry.remotes }
  for (const candidates of Object.values(registry.remotes))
    remotes[candidates.current.remote] = {
      ...(await withOwn(site, candidates)),
      records: await recordsOf(
        site,
        candidates,
        build => build.remote !== 'shell' && shell !== null && fits(build, shell.current),
      ),
    }
  const inForce = Object.values(registry.remotes).map(({ current }) => current)
  return {
    ...registry,
    remotes,
    shell: shell && {
      ...(await withOwn(site, shell)),
      records: await recordsOf(
        site,
        shell,
        build =>
          build.remote === 'shell' &&
          // A fallback with an older page schema fetches the whole registry (`way-out.ts`). A
          // fallback with a newer schema expects more than this page embeds.
          (build.pageSchema ?? 1) <= (shell.current.pageSchema ?? 1) &&
          inForce.every(remote => fits(remote, build)),
      ),
    },
  }
}

async function withOwn<Build extends RemoteBuild | ShellBuild>(
  site: string,
  candidates: Candidates<Build>,
): Promise<Candidates<Build>> {
  const { current, canary } = candidates
  const store = await openStore(site)
  const read = async (build: { remote: string; id: string }) => {
    const content = await store.read(recordFile(build))
    return content ? { record: hash(content) } : {}
  }
  const { record: _, ...rest } = candidates
  return {
    ...rest,
    ...(await read(current)),
    ...(canary && { canary: { ...canary, ...(await read(canary.build)) } }),
  }
}

async function recordsOf(
  site: string,
  {
    current: { remote, id: inForce },
    fallback,
    canary,
    records: known = {},
  }: Candidates<RemoteBuild | ShellBuild>,
  isFit: (build: AnyPublished) => boolean,
): Promise<Integrity> {
  const { read } = await openStore(site)
  const records: Integrity = {}
  // During a canary, browsers with the canary fall back to the live build.
  for (const id of canary ? [inForce, ...fallback] : fallback) {
    const file = recordFile({ remote, id })
    const record = await read(file)
    if (!record) continue
    const build = parseRecord(record, remote)
    if (build ? isFit(build) : known[id] === hash(record)) records[id] = hash(record)
  }
  return records
}
