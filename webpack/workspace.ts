import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/*
 * What a build reads of the workspace that it is of. A remote may have a repository of its own, where these programs lie
 * among the installed packages; so nothing is looked for beside them.
 */

const manifestOf = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { name: string; version: string }

/** The name of a workspace: that of its package without our scope, whatever its folder is called. */
export const workspaceName = (folder: string) => manifestOf(folder).name.replace(/^@.*\//, '')

/** A folder and all those that it lies in. */
function upwards(folder: string): string[] {
  const parent = dirname(folder)
  return parent === folder ? [folder] : [folder, ...upwards(parent)]
}

/** The project that a workspace belongs to: the folder of the lock file, or the workspace itself where there is none. */
export const projectOf = (workspace: string) =>
  upwards(workspace).find(folder => existsSync(join(folder, 'package-lock.json'))) ?? workspace

/** The version of a package that code in a folder would get. Throws if it is not installed. */
export function versionOf(folder: string, name: string): string {
  const installed = upwards(folder)
    .map(parent => join(parent, 'node_modules', name))
    .find(candidate => existsSync(join(candidate, 'package.json')))
  if (installed === undefined) throw new Error(`${folder} has no package ${name}; install it: npm install.`)
  return manifestOf(installed).version
}
