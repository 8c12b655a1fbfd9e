import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const compressBrotli = promisify(brotliCompress)
const isText = /\.(js|mjs|css|json|svg|html|map|txt|xml|webmanifest|ico)$/

/**
 * Source maps are only for developers, so they get a lower quality. At this quality they compress
 * ten times as fast, and are a tenth larger.
 */
const qualityOf = (path: string) => (path.endsWith('.map') ? 9 : constants.BROTLI_MAX_QUALITY)

/**
 * Compresses a text file with Brotli. Returns undefined for a binary file, or if the result would
 * not be smaller.
 */
export async function compress(path: string, content: Buffer): Promise<Buffer | undefined> {
  if (!isText.test(path)) return undefined
  const compressed = await compressBrotli(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: qualityOf(path),
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  })
  return compressed.length < content.length ? compressed : undefined
}
