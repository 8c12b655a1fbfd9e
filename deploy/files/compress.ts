import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const compressBrotli = promisify(brotliCompress)
const isText = /\.(js|mjs|css|json|svg|html|map|txt|xml|webmanifest|ico)$/

/** Only developers load source maps: a tenth more bytes for a tenth of the time. */
const qualityOf = (path: string) => (path.endsWith('.map') ? 9 : constants.BROTLI_MAX_QUALITY)

/** The content in brotli, at its highest level for what visitors load, or undefined where it is no text or does not get smaller. */
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
