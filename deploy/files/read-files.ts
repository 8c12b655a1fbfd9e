import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { codeOf } from '../operator-refusal'

/** Contents by relative path, with slashes. */
export type Files = Map<string, Buffer>

/** Reads a folder and its subfolders. Sorted by path. Empty for a missing folder. */
export async function readFiles(folder: string): Promise<Files> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return []
    throw error
  })
  const paths = entries.filter(entry => entry.isFile()).map(entry => join(entry.parentPath, entry.name))
  const files: Files = new Map()
  for (const path of paths.sort())
    files.set(relative(folder, path).split(sep).join('/'), await readFile(path))
  return files
}
