import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** A folder in `.cache`, beside the nearest lock file here or above. Without a lock file, in the current folder. */
export function cacheFolder(name: string): string {
  let folder = process.cwd()
  while (!existsSync(join(folder, 'package-lock.json')) && dirname(folder) !== folder)
    folder = dirname(folder)
  const project = existsSync(join(folder, 'package-lock.json')) ? folder : process.cwd()
  return join(project, '.cache', name)
}
