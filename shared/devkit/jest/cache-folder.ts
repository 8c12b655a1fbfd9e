import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** A folder in `.cache` of the project: of the folder above that has the lock file, else of this one. */
export function cacheFolder(name: string): string {
  let folder = process.cwd()
  while (!existsSync(join(folder, 'package-lock.json')) && dirname(folder) !== folder)
    folder = dirname(folder)
  const project = existsSync(join(folder, 'package-lock.json')) ? folder : process.cwd()
  return join(project, '.cache', name)
}
