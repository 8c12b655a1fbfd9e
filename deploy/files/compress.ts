import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const compressBrotli = promisify(brotliCompress)
const isText = /\.(js|mjs|css|json|svg|html|map|txt|xml|webmanifest|ico)$/

/** Source maps, which only developers load, get a tenth larger in a tenth of the time. */
const qualityOf = (path: string) => (path.endsWith('.map') ? 9 : constants.BROTLI_MAX_QUALITY)

/**
 * Compresses content with brotli, at the highest level for files that visitors load. Undefined if it is not text or
 * would not get smaller.
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
