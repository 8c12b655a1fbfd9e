import { readdir, readFile, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress, type BrotliDecompress } from 'node:zlib'

/**
 * With the option `info`, the result also contains the engine, which counts the compressed bytes
 * that were read. Node's types do not know this option.
 */
const decompress = promisify(brotliDecompress) as unknown as (
  copy: Buffer,
  options: { maxOutputLength: number; info: true },
) => Promise<{ buffer: Buffer; engine: BrotliDecompress }>

/**
 * True if the copy decompresses to the content and has no bytes after the compressed data. Node
 * alone would ignore such bytes.
 */
async function isCopyOf(content: Buffer, copy: Buffer): Promise<boolean> {
  const { buffer, engine } = await decompress(copy, { maxOutputLength: content.length, info: true })
  return buffer.equals(content) && engine.bytesWritten === copy.length
}

async function readCopy(file: string, content: Buffer): Promise<Buffer | undefined> {
  const found = await stat(file)
  if (!found.isFile() || found.size >= content.length) return undefined
  const copy = await readFile(file)
  return (await isCopyOf(content, copy)) ? copy : undefined
}

const writtenAt = (folder: string) =>
  stat(folder).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  )

/**
 * The newest folder in the same parent folder. Hidden folders, such as unfinished uploads, are
 * ignored.
 */
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
 * Reuses the compressed files of the previous build, because most files are unchanged and
 * compressing is the slowest step. Returns a function that takes path and content and returns the
 * compressed file, or undefined if the content has changed.
 */
export async function earlierCopies(folder: string) {
  const before = await findNewestBeside(folder)
  if (before === undefined) return () => Promise.resolve(undefined)
  // If an earlier build is damaged, ignore its files.
  return (path: string, content: Buffer) =>
    readCopy(join(before, `${path}.br`), content).catch(() => undefined)
}
