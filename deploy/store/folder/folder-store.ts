import { randomUUID } from 'node:crypto'
import { readdir, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { readFiles } from '../../files/read-files'
import { readIfPresent } from '../../files/read-if-present'
import { replaceFile } from '../../files/write-file'
import { codeOf, OperatorRefusal } from '../../operator-refusal'
import type { SiteStore, StoredFolder } from '../site-store'
import { withFolderLock } from './lock-folder'
import { isPlain, upload } from './upload'

const leftover = /^\.registry\.(json\.|next\.json$)/

export function folderStore(site: string): SiteStore {
  const at = (path: string) => join(site, path)
  return {
    nameOf: at,
    read: path => readIfPresent(at(path)),
    readFolder: folder => readFiles(at(folder)),
    listFolders: folder => listFolders(at(folder)),
    sizeOf: folder => sizeOf(at(folder)),
    async upload(folder, files, options) {
      if (!isPlain(folder))
        throw new OperatorRefusal(
          `${folder} cannot be the name of a folder in the site. Check the site that you copy.`,
        )
      return upload(at(folder), files, options)
    },
    async replace(path, content, before) {
      const present = await readIfPresent(at(path))
      if (before === null ? present !== null : !present?.equals(before)) return false
      await replaceFile(at(path), content)
      return true
    },
    remove: folder => remove(at(folder)),
    async removeLeftovers() {
      const names = (await readdir(site)).filter(name => leftover.test(name))
      for (const name of names) await rm(at(name), { force: true })
    },
    withLock: (work, patience) => withFolderLock(site, work, patience),
  }
}

async function listFolders(folder: string): Promise<StoredFolder[]> {
  const entries = (await readdir(folder, { withFileTypes: true }).catch(unlessMissing)) ?? []
  const folders: StoredFolder[] = []
  for (const { name } of entries.filter(entry => entry.isDirectory())) {
    // An unfinished upload may have been renamed since the folder was listed.
    const found = await stat(join(folder, name)).catch(unlessMissing)
    if (found) folders.push({ name, changedAt: found.mtimeMs })
  }
  return folders
}

function unlessMissing(error: unknown): undefined {
  if (codeOf(error) !== 'ENOENT') throw error
}

async function sizeOf(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter(entry => entry.isFile())
  const sizes = await Promise.all(
    files.map(async file => (await stat(join(file.parentPath, file.name))).size),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}

/**
 * Renames the folder before deleting it. Otherwise a partly deleted folder would look like a
 * changed build.
 */
async function remove(folder: string): Promise<void> {
  const away = join(dirname(folder), `.removed-${basename(folder)}-${randomUUID()}`)
  await rename(folder, away)
  await rm(away, { recursive: true, force: true })
}
