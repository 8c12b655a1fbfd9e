import type { Candidates, Integrity, Registry, RemoteBuild, ShellBuild } from '@pundi/contract/federation'
import { fits } from './check-registry'
import { hash } from '../files/hash'
import { parseJson } from '../files/parse-json'
import { recordFile } from '../site/site-folder'
import { openStore } from '../store/open-store'
import { publishedSchema, type AnyPublished } from './published-schema'

/**
 * Adds to the registry the hash of the record of each build in force, and of each earlier build that a browser may fall
 * back to. Leaves out builds that do not fit what else is in force, and those without a record. Refuses an invalid
 * record of an earlier build.
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
          // An older shell is given the whole registry; a newer one cannot read an older one's pages.
          (build.pageSchema ?? 1) <= (shell.current.pageSchema ?? 1) &&
          inForce.every(remote => fits(remote, build)),
      ),
    },
  }
}

/** Adds the hash of the record of the build in force, and of a canary's. */
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
  { current: { remote, id: inForce }, fallback, canary }: Candidates<RemoteBuild | ShellBuild>,
  isFit: (build: AnyPublished) => boolean,
): Promise<Integrity> {
  const { read, nameOf } = await openStore(site)
  const records: Integrity = {}
  // Browsers with a canary fall back to the build in force.
  for (const id of canary ? [inForce, ...fallback] : fallback) {
    const file = recordFile({ remote, id })
    const record = await read(file)
    if (!record) continue
    const build = parseJson(
      nameOf(file),
      record,
      publishedSchema,
      'Remove its folder: nobody falls back to it then.',
    )
    if (isFit(build)) records[id] = hash(record)
  }
  return records
}
