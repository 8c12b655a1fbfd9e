import type { Registry } from '@pundi/contract/federation'
import { served, servedFile, servedName } from '@pundi/contract/served'
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { satisfies } from 'semver'
import { OperatorRefusal } from '../../operator-refusal'

/** If calls are missing, the server is older than the published site, or a contract version was dropped too early. */
export function refuseUnserved(siteFolder: string, versions = served): void {
  const file = join(siteFolder, 'registry.json')
  const registry = readRegistry(file)
  if (!registry) return
  const builds = [registry.shell, ...Object.values(registry.remotes ?? {})].flatMap(one => one?.current ?? [])
  for (const { remote, id, requires } of builds) {
    const range = requires?.[servedName]
    if (range === undefined || versions.some(version => satisfies(version, range))) continue
    throw new OperatorRefusal(
      `SITE_DIR: build ${id} of ${remote}, which is in force in ${siteFolder}, requires ${range} of the HTTP contract; ` +
        `this server serves ${versions.join(', ')}. Start a newer server, or roll ${remote} back first.`,
    )
  }
}

/** Undefined for an unreadable registry: the site reports it, and the api serves its calls anyway. */
function readRegistry(file: string): Partial<Registry> | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Partial<Registry>
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    // If the path is not a folder, the start is refused later, where the folder is opened.
    if (error instanceof SyntaxError || code === 'ENOENT' || code === 'ENOTDIR') return undefined
    throw error
  }
}

/** Publishing refuses builds that require other contract versions than those in this file. */
export function stateServed(siteFolder: string, versions = served): void {
  const file = join(siteFolder, servedFile)
  writeFileSync(`${file}.${process.pid}`, `${JSON.stringify({ served: versions })}\n`)
  renameSync(`${file}.${process.pid}`, file)
}
