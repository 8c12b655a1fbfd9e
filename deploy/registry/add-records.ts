import type { Candidates, Integrity, Published, Registry, RemoteBuild } from '@pundi/contract/federation'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fits, type Provider } from './check-registry'
import { codeOf } from '../refusal'
import { hash } from '../files/hash'
import { buildFolder } from '../site/site-folder'

/**
 * The registry with the hash of each earlier build's record that a browser may fall back to by itself. Left out are
 * builds that do not fit the shell in force, and those whose record is no longer there.
 */
export async function addRecords(site: string, registry: Registry): Promise<Registry> {
  const remotes = { ...registry.remotes }
  for (const candidates of Object.values(registry.remotes))
    remotes[candidates.current.remote] = {
      ...candidates,
      records: await recordsOf(site, candidates, registry.shell?.current),
    }
  return { ...registry, remotes }
}

async function recordsOf(
  site: string,
  { current: { remote }, fallback }: Candidates<RemoteBuild>,
  shell: Provider | undefined,
): Promise<Integrity> {
  const records: Integrity = {}
  for (const id of fallback) {
    const record = await readRecord(join(buildFolder(site, { remote, id }), 'build.json'))
    if (record && shell && fits(JSON.parse(record.toString()) as Published<RemoteBuild>, shell))
      records[id] = hash(record)
  }
  return records
}

const readRecord = (file: string) =>
  readFile(file).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  })
