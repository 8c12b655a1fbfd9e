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

/** Files written at once. Compression uses the processor fully. */
const atOnce = 4
/** A day, in milliseconds. */
const longestUpload = 86_400_000

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  )

/** Whether a path leads nowhere but down. In a bucket, from which a sync copies, a name may be anything. */
export const isPlain = (path: string) =>
  !/[\\\0]/.test(path) && path.split('/').every(part => !['', '.', '..'].includes(part))

/** Writes all files. After a failure it waits for those under way, so that the folder can be removed. */
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

/** Removes the temporary folders of publishers that died, once they are too old to be in use. */
async function removeAbandoned(parent: string): Promise<void> {
  const names = await readdir(parent).catch(() => [])
  for (const name of names.filter(name => name.startsWith('.upload-'))) {
    const path = join(parent, name)
    const found = await stat(path).catch(() => undefined)
    if (found && Date.now() - found.mtimeMs > longestUpload) await rm(path, { recursive: true, force: true })
  }
}

/**
 * Uploads files to a folder that never changes afterwards: writes them beside it, reads them back and compares, then
 * renames. `served` files get a compressed copy. Answers false if the folder already exists with the same content.
 * Refuses a folder with different content, and content that was not stored as sent.
 */
export async function upload(
  folder: string,
  files: Files,
  { served, onFile }: UploadOptions,
): Promise<boolean> {
  const odd = [...files.keys()].find(path => !isPlain(path))
  if (odd !== undefined) throw new OperatorRefusal(`${folder} cannot have a file of the name ${odd}.`)
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
    // Another process published the same build first: compare with that one.
    if (isTaken && (await exists(folder))) return upload(folder, files, { served, onFile })
    throw error
  }
  await syncFolder(dirname(folder))
  return true
}
