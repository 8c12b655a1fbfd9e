import { randomUUID } from 'node:crypto'
import { readdir, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import pLimit from 'p-limit'
import { compress } from '../files/compress'
import { hash } from '../files/hash'
import { readFiles, type Files } from '../files/read-files'
import { codeOf, OperatorRefusal } from '../operator-refusal'
import { syncFolder, writeDurably } from '../files/write-file'

/** Files written at once. Compression keeps the cores busy. */
const atOnce = 4
/** In milliseconds: a day. */
const longestUpload = 86_400_000

const decompress = promisify(brotliDecompress)

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  )

/** The first file in which a folder differs from what should be there, its compressed copies included. */
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

async function writeAll(folder: string, files: Files, isServed: boolean, onFile: () => void): Promise<void> {
  await pLimit(atOnce).map(files, async ([path, content]) => {
    await writeDurably(join(folder, path), content)
    const compressed = isServed ? await compress(path, content) : undefined
    if (compressed) await writeDurably(join(folder, `${path}.br`), compressed)
    onFile()
  })
}

/** Removes what publishers that died left beside the builds, once no upload could still be under way. */
async function removeAbandoned(parent: string): Promise<void> {
  const names = await readdir(parent).catch(() => [])
  for (const name of names.filter(name => name.startsWith('.upload-'))) {
    const path = join(parent, name)
    const found = await stat(path).catch(() => undefined)
    if (found && Date.now() - found.mtimeMs > longestUpload) await rm(path, { recursive: true, force: true })
  }
}

/**
 * Puts files into a folder that never changes afterwards: written beside it, read back and compared, then moved into
 * place. `served` files get a compressed copy. Answers false where the folder is already there with the same content.
 * Refuses a folder that is there with different content, and content that did not arrive as it was sent.
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
    // Another publisher of the same build was faster: what it wrote is compared instead.
    if (isTaken && (await exists(folder))) return upload(folder, files, { served, onFile })
    throw error
  }
  await syncFolder(dirname(folder))
  return true
}
