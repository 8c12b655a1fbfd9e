import { randomUUID } from 'node:crypto'
import { readdir, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import pLimit from 'p-limit'
import { findDifference } from '../../files/compare-files'
import { compress } from '../../files/compress'
import { readFiles, type Files } from '../../files/read-files'
import { codeOf, OperatorRefusal } from '../../operator-refusal'
import { syncFolder, writeDurably } from '../../files/write-file'
import { notAsSent, publishedOtherwise } from '../refusals'
import type { UploadOptions } from '../site-store'
import { earlierCopies } from './earlier-copies'

/** Number of files written in parallel. Compression already uses all processor cores. */
const atOnce = 4
/** A day in milliseconds. An older unfinished upload was abandoned, so it is removed. */
const longestUpload = 86_400_000

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  )

/**
 * True for a path that stays inside the folder. A sync copies files from a bucket, which may
 * contain any names.
 */
export const isPlain = (path: string) =>
  !/[\\\0]/.test(path) && path.split('/').every(part => !['', '.', '..'].includes(part))

/**
 * Writes the files in parallel. If a write fails, first finishes the other writes and then throws,
 * so that the caller can remove the folder.
 */
async function writeAll(folder: string, files: Files, isServed: boolean, onFile: () => void): Promise<void> {
  const findCopy = await earlierCopies(folder)
  const write = async ([path, content]: [string, Buffer]) => {
    await writeDurably(join(folder, path), content)
    const compressed = isServed
      ? ((await findCopy(path, content)) ?? (await compress(path, content)))
      : undefined
    if (compressed) await writeDurably(join(folder, `${path}.br`), compressed)
    onFile()
  }
  const limit = pLimit(atOnce)
  const outcomes = await Promise.allSettled([...files].map(file => limit(write, file)))
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason
}

async function removeAbandoned(parent: string): Promise<void> {
  const names = await readdir(parent).catch(() => [])
  for (const name of names.filter(name => name.startsWith('.upload-'))) {
    const path = join(parent, name)
    const found = await stat(path).catch(() => undefined)
    if (found && Date.now() - found.mtimeMs > longestUpload) await rm(path, { recursive: true, force: true })
  }
}

/**
 * Uploads files to a folder that never changes: writes them to a temporary folder, reads them back
 * and compares, then renames the folder. `served` adds a compressed copy of each file. Returns
 * false if the folder exists with the same content. Refuses an existing folder with other content,
 * and content that was stored wrongly.
 */
export async function upload(
  folder: string,
  files: Files,
  { served, onFile }: UploadOptions,
): Promise<boolean> {
  const odd = [...files.keys()].find(path => !isPlain(path))
  if (odd !== undefined)
    throw new OperatorRefusal(
      `The folder ${folder} cannot contain a file with the name ${odd}. Rename the file in its source.`,
    )
  if (await exists(folder)) {
    const path = await findDifference(await readFiles(folder), files)
    if (path === undefined) return false
    throw new OperatorRefusal(publishedOtherwise(folder, path))
  }
  await removeAbandoned(dirname(folder))
  const temporary = join(dirname(folder), `.upload-${basename(folder)}-${randomUUID()}`)
  try {
    await writeAll(temporary, files, served, onFile)
    const path = await findDifference(await readFiles(temporary), files)
    if (path !== undefined) throw new OperatorRefusal(notAsSent(folder, path))
    await rename(temporary, folder)
  } catch (error) {
    await rm(temporary, { recursive: true, force: true })
    const isTaken = ['EEXIST', 'ENOTEMPTY'].includes(codeOf(error) ?? '')
    // Another process published the same build first. Compare with its files.
    if (isTaken && (await exists(folder))) return upload(folder, files, { served, onFile })
    throw error
  }
  await syncFolder(dirname(folder))
  return true
}
