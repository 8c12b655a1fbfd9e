import type { Registry } from '@pundi/contract/federation'
import { served, servedFile, servedName } from '@pundi/contract/served'
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { satisfies } from 'semver'
import { OperatorRefusal } from '../operator-refusal'

/**
 * Refuses to start where a build that is in force needs calls that this server does not serve: an older server than the
 * site was published for, or one that gave up a version too early.
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
      `SITE_DIR: build ${id} of ${remote}, which is in force in ${siteFolder}, requires ${range} of the HTTP contract; ` +
        `this server serves ${versions.join(', ')}. Start a newer server, or roll ${remote} back first.`,
    )
  }
}

/** A registry that cannot be read is not judged here: the site says so itself, and the calls are served. */
function readRegistry(file: string): Partial<Registry> | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Partial<Registry>
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    // A folder that is none is refused where it is opened.
    if (error instanceof SyntaxError || code === 'ENOENT' || code === 'ENOTDIR') return undefined
    throw error
  }
}

/** Writes into the site folder what this server serves. Publishing refuses what needs more. */
export function stateServed(siteFolder: string, versions = served): void {
  const file = join(siteFolder, servedFile)
  writeFileSync(`${file}.${process.pid}`, `${JSON.stringify({ served: versions })}\n`)
  renameSync(`${file}.${process.pid}`, file)
}
