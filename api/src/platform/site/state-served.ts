import type { Registry } from '@pundi/contract/federation'
import { served, servedFile, servedName } from '@pundi/contract/served'
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { satisfies } from 'semver'
import { OperatorRefusal } from '../../operator-refusal'

/**
 * Refuses to start if the published site needs a version of the HTTP contract that this server does
 * not serve. Either the server is older than the site, or the version was dropped too early.
 */
export function refuseUnserved(siteFolder: string, versions = served): void {
  const file = join(siteFolder, 'registry.json')
  const registry = readRegistry(file)
  if (!registry) return
  const builds = [registry.shell, ...Object.values(registry.remotes ?? {})].flatMap(one => one?.current ?? [])
  for (const { remote, id, requires } of builds) {
    const range = requires?.[servedName]
    if (range === undefined || versions.some(version => satisfies(version, range))) continue
    throw new OperatorRefusal(
      `SITE_DIR: the live build ${id} of ${remote} in ${siteFolder} requires version ${range} of the HTTP contract, but ` +
        `this server has ${versions.join(', ')}. Start a server that has the required version, or roll ${remote} back first.`,
    )
  }
}

/**
 * Undefined if the registry is unreadable: API calls still work, and `watchSite` reports the error.
 */
function readRegistry(file: string): Partial<Registry> | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Partial<Registry>
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    // ENOTDIR: the site's path is not a folder. The server refuses to start later, when it creates
    // the folder.
    if (error instanceof SyntaxError || code === 'ENOENT' || code === 'ENOTDIR') return undefined
    throw error
  }
}

/**
 * Writes the served contract versions to a file. Publishing refuses builds that need other
 * versions.
 */
export function stateServed(siteFolder: string, versions = served): void {
  const file = join(siteFolder, servedFile)
  writeFileSync(`${file}.${process.pid}`, `${JSON.stringify({ served: versions })}\n`)
  renameSync(`${file}.${process.pid}`, file)
}
