import { readdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import { readIfPresent } from '../../files/read-if-present'

const decompress = promisify(brotliDecompress)

/** The last time that something was written into a folder, in milliseconds; 0 if it is gone. */
const writtenAt = (folder: string) =>
  stat(folder).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  )

/** The folder that was written last beside this one. Those of uploads under way are hidden. */
async function findNewestBeside(folder: string): Promise<string | undefined> {
  const parent = dirname(folder)
  const entries = await readdir(parent, { withFileTypes: true }).catch(() => [])
  const folders = entries
    .filter(entry => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => join(parent, name))
  const dated = await Promise.all(folders.map(async path => ({ path, time: await writtenAt(path) })))
  return dated.sort((a, b) => b.time - a.time)[0]?.path
}

/**
 * Finds compressed copies that were published before: most files of a build are those of the build before it, and to
 * compress them takes most of the time of a publication. The answer takes a file's path and content; it answers
 * undefined where there is no copy that has the same content.
 */
export async function earlierCopies(folder: string) {
  const before = await findNewestBeside(folder)
  return async (path: string, content: Buffer): Promise<Buffer | undefined> => {
    const copy = before === undefined ? undefined : await readIfPresent(join(before, `${path}.br`))
    if (!copy) return undefined
    const plain = await decompress(copy, { maxOutputLength: content.length }).catch(() => undefined)
    return plain?.equals(content) ? copy : undefined
  }
}
