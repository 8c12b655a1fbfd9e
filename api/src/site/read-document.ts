import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { extname } from 'node:path'

interface Variant {
  content: Buffer
  /** Made of the content, so it changes exactly when the content does. */
  etag: string
}

/** A small file of the site's root, in memory. */
export interface SiteDocument {
  type: string
  plain: Variant
  brotli: Variant | undefined
}

const contentTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
}

/** What a file system says of a name that is no file. */
const absent = ['ENOENT', 'EISDIR', 'ENOTDIR']

function readVariant(path: string): Variant | undefined {
  try {
    const content = readFileSync(path)
    return { content, etag: `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"` }
  } catch (error) {
    if (absent.includes((error as NodeJS.ErrnoException).code ?? '')) return undefined
    throw error
  }
}

/** Reads a file with its compressed copy, or undefined where there is none. */
export function readDocument(path: string): SiteDocument | undefined {
  const plain = readVariant(path)
  if (!plain) return undefined
  const type = contentTypes[extname(path)] ?? 'application/octet-stream'
  return { type, plain, brotli: readVariant(`${path}.br`) }
}
