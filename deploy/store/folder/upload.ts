import { randomUUID } from 'node:crypto'
import { readdir, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import pLimit from 'p-limit'
import { compress } from '../../files/compress'
import { hash } from '../../files/hash'
import { readFiles, type Files } from '../../files/read-files'
import { codeOf, OperatorRefusal } from '../../operator-refusal'
import { syncFolder, writeDurably } from '../../files/write-file'

/** Files written at once. Compression uses the processor fully. */
const atOnce = 4
/** A day, in milliseconds. */
const longestUpload = 86_400_000

const decompress = promisify(brotliDecompress)

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  )

/** The first file of a folder, compressed copies included, that differs from `files`. */
async function findDifference(folder: string, files: Files): Promise<string | undefined> {
  const present = await readFiles(folder)
  for (const [path, content] of files) {
    const found = present.get(path)
    if (!found || hash(found) !== hash(content)) return path
  }
  for (const [path, content] of present) {
    if (files.has(path)) continue
    const original = path.endsWith('.br') ? files.get(path.slice(0, -3)) : undefined
    if (!original) return path
    const plain = await decompress(content).catch(() => Buffer.alloc(0))
    if (hash(plain) !== hash(original)) return path
  }
  return undefined
}

/** Writes all files. After a failure it waits for those under way, so that the folder can be removed. */
async function writeAll(folder: string, files: Files, isServed: boolean, onFile: () => void): Promise<void> {
  const write = async ([path, content]: [string, Buffer]) => {
    await writeDurably(join(folder, path), content)
    const compressed = isServed ? await compress(path, content) : undefined
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
  { served, onFile }: { served: boolean; onFile: () => void },
): Promise<boolean> {
  if (await exists(folder)) {
    const path = await findDifference(folder, files)
    if (path === undefined) return false
    throw new OperatorRefusal(
      `${folder} is already published with different content: ${path} differs. A published build never changes; ` +
        'change the sources, and the build gets an id of its own.',
    )
  }
  await removeAbandoned(dirname(folder))
  const temporary = join(dirname(folder), `.upload-${basename(folder)}-${randomUUID()}`)
  try {
    await writeAll(temporary, files, served, onFile)
    const path = await findDifference(temporary, files)
    if (path !== undefined)
      throw new OperatorRefusal(`${path} did not arrive in ${folder} as it was sent. Try again.`)
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
