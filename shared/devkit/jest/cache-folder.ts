import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

export function cacheFolder(name: string): string {
  let folder = process.cwd()
  while (!existsSync(join(folder, 'package-lock.json')) && dirname(folder) !== folder)
    folder = dirname(folder)
  const project = existsSync(join(folder, 'package-lock.json')) ? folder : process.cwd()
  return join(project, '.cache', name)
}
