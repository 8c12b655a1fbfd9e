import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { hash } from './hash'
import type { Files } from './read-files'

const decompress = promisify(brotliDecompress)

const findMissing = (present: Files, files: Files): string | undefined =>
  [...files.keys()].find(path => !present.has(path))

/**
 * Returns the path of a file in `present` that is different or missing in `files`. A compressed
 * copy such as `main.js.br` may be missing if it decompresses to the `main.js` in `files`.
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
