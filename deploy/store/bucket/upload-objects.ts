import { extname } from 'node:path'
import pLimit from 'p-limit'
import { findChanged, findDifference } from '../../files/compare-files'
import { compress } from '../../files/compress'
import type { Files } from '../../files/read-files'
import { OperatorRefusal } from '../../operator-refusal'
import { notAsSent, publishedOtherwise } from '../refusals'
import type { UploadOptions } from '../site-store'
import type { ObjectHeaders, Objects } from './objects'

const atOnce = 8

const contentTypes: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
}

/**
 * The same headers as the server sends. Files of builds never change, so browsers may cache them
 * for a year.
 */
export function headersOf(path: string): ObjectHeaders {
  const isCompressed = path.endsWith('.br')
  return {
    type: contentTypes[extname(isCompressed ? path.slice(0, -3) : path)] ?? 'application/octet-stream',
    cache: path.startsWith('r/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    ...(isCompressed && { encoding: 'br' }),
  }
}

export async function readObjects(objects: Objects, folder: string): Promise<Files> {
  const limit = pLimit(atOnce)
  const found = await objects.list(`${folder}/`)
  const read = found.map(({ key }) =>
    limit(async () => [key.slice(folder.length + 1), (await objects.get(key))?.content] as const),
  )
  // An object may have been deleted since the list was read.
  return new Map((await Promise.all(read)).flatMap(([path, content]) => (content ? [[path, content]] : [])))
}

/**
 * Uploads files to a folder that never changes; see `SiteStore`. Buckets cannot move folders, so a
 * killed upload leaves an incomplete folder. No registry names that folder yet, and the next upload
 * completes it. Existing objects are never overwritten.
 */
export async function uploadObjects(
  objects: Objects,
  folder: string,
  files: Files,
  { served, onFile }: UploadOptions,
  nameOf: (path: string) => string,
): Promise<boolean> {
  const present = await readObjects(objects, folder)
  const changed = await findChanged(present, files)
  if (changed !== undefined) throw new OperatorRefusal(publishedOtherwise(nameOf(folder), changed))
  const missing = [...files].filter(([path]) => !present.has(path))
  if (missing.length === 0) return false

  const write = async ([path, content]: [string, Buffer]) => {
    const key = `${folder}/${path}`
    const compressed = served ? await compress(path, content) : undefined
    // Upload the compressed copy first. A later upload skips existing files, so it would not add a
    // missing copy.
    if (compressed) await objects.putIf(`${key}.br`, compressed, null, headersOf(`${key}.br`))
    await objects.putIf(key, content, null, headersOf(key))
    onFile()
  }
  const limit = pLimit(atOnce)
  const outcomes = await Promise.allSettled(missing.map(file => limit(write, file)))
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason
  const different = await findDifference(await readObjects(objects, folder), files)
  if (different !== undefined) throw new OperatorRefusal(notAsSent(nameOf(folder), different))
  return true
}
