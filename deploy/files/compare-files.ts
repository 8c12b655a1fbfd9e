import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { hash } from './hash'
import type { Files } from './read-files'

const decompress = promisify(brotliDecompress)

const findMissing = (present: Files, files: Files): string | undefined =>
  [...files.keys()].find(path => !present.has(path))

/**
 * Returns a path whose content differs. A compressed copy must decompress to the file it is a copy
 * of.
 */
export async function findChanged(present: Files, files: Files): Promise<string | undefined> {
  for (const [path, content] of present) {
    const expected = files.get(path)
    if (expected) {
      if (hash(content) !== hash(expected)) return path
      continue
    }
    const original = path.endsWith('.br') ? files.get(path.slice(0, -3)) : undefined
    if (!original) return path
    const plain = await decompress(content).catch(() => Buffer.alloc(0))
    if (hash(plain) !== hash(original)) return path
  }
  return undefined
}

export const findDifference = async (present: Files, files: Files): Promise<string | undefined> =>
  findMissing(present, files) ?? (await findChanged(present, files))
