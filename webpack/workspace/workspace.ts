import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/*
 * Reads the workspace that is being built. In a remote's own repository, this code is an installed
 * package. So it must not look for files relative to itself.
 */

const manifestOf = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { name: string; version: string }

/** Name of the workspace's package without its scope. The folder may have another name. */
export const workspaceName = (folder: string) => manifestOf(folder).name.replace(/^@.*\//, '')

function upwards(folder: string): string[] {
  const parent = dirname(folder)
  return parent === folder ? [folder] : [folder, ...upwards(parent)]
}

export const projectOf = (workspace: string) =>
  upwards(workspace).find(folder => existsSync(join(folder, 'package-lock.json'))) ?? workspace

/**
 * The version of package `name` that code in `folder` resolves to. Throws if the package is not
 * installed.
 */
export function versionOf(folder: string, name: string): string {
  const installed = upwards(folder)
    .map(parent => join(parent, 'node_modules', name))
    .find(candidate => existsSync(join(candidate, 'package.json')))
  if (installed === undefined) throw new Error(`${folder} has no package ${name}. Install it: npm install.`)
  return manifestOf(installed).version
}
