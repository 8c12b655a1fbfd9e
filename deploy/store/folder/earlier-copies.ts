import { readdir, readFile, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress, type BrotliDecompress } from 'node:zlib'

/** With `info`, the answer has what decompressed it, which the types of Node do not say. */
const decompress = promisify(brotliDecompress) as unknown as (
  copy: Buffer,
  options: { maxOutputLength: number; info: true },
) => Promise<{ buffer: Buffer; engine: BrotliDecompress }>

/** Whether a copy decompresses to the content and ends there: Node ignores what follows. */
async function isCopyOf(content: Buffer, copy: Buffer): Promise<boolean> {
  const { buffer, engine } = await decompress(copy, { maxOutputLength: content.length, info: true })
  return buffer.equals(content) && engine.bytesWritten === copy.length
}

/** A copy of the content in a file; a copy is smaller. Fails if the file is missing or cannot be read. */
async function readCopy(file: string, content: Buffer): Promise<Buffer | undefined> {
  const found = await stat(file)
  if (!found.isFile() || found.size >= content.length) return undefined
  const copy = await readFile(file)
  return (await isCopyOf(content, copy)) ? copy : undefined
}

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
  if (before === undefined) return () => Promise.resolve(undefined)
  // Whatever is wrong with an earlier build, this one can be published without it.
  return (path: string, content: Buffer) =>
    readCopy(join(before, `${path}.br`), content).catch(() => undefined)
}
