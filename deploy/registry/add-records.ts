import type { Candidates, Integrity, Registry, RemoteBuild, ShellBuild } from '@pundi/contract/federation'
import { join } from 'node:path'
import { fits } from './check-registry'
import { hash } from '../files/hash'
import { parseJson } from '../files/parse-json'
import { buildFolder, readIfPresent } from '../site/site-folder'
import { publishedSchema, type AnyPublished } from './published-schema'

/**
 * Adds to the registry the hash of each earlier build's record that a browser may fall back to. Leaves out builds that
 * do not fit what else is in force, and those without a record. Refuses an invalid record.
 */
export async function addRecords(site: string, registry: Registry): Promise<Registry> {
  const { shell } = registry
  const remotes = { ...registry.remotes }
  for (const candidates of Object.values(registry.remotes))
    remotes[candidates.current.remote] = {
      ...candidates,
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
      ...shell,
      records: await recordsOf(
        site,
        shell,
        build => build.remote === 'shell' && inForce.every(remote => fits(remote, build)),
      ),
    },
  }
}

async function recordsOf(
  site: string,
  { current: { remote, id: inForce }, fallback, canary }: Candidates<RemoteBuild | ShellBuild>,
  isFit: (build: AnyPublished) => boolean,
): Promise<Integrity> {
  const records: Integrity = {}
  // Browsers with a canary fall back to the build in force.
  for (const id of canary ? [inForce, ...fallback] : fallback) {
    const file = join(buildFolder(site, { remote, id }), 'build.json')
    const record = await readIfPresent(file)
    if (!record) continue
    const build = parseJson(file, record, publishedSchema, 'Remove its folder: nobody falls back to it then.')
    if (isFit(build)) records[id] = hash(record)
  }
  return records
}
