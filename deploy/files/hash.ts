import type { InlineHashes, Integrity } from '@pundi/contract/federation'
import { createHash } from 'node:crypto'
import type { Files } from '../files/read-files'

/** sha384 in base64, as in an integrity attribute: `sha384-…`. */
export const hash = (content: Buffer) => `sha384-${createHash('sha384').update(content).digest('base64')}`

/** The hashes of all files but source maps and licences, which no page loads. */
export const hashAll = (files: Files): Integrity =>
  Object.fromEntries(
    [...files].filter(([path]) => !/\.(map|txt)$/.test(path)).map(([path, content]) => [path, hash(content)]),
  )

/** Line ends are normalised first, as browsers do. */
const hashSource = (content: string) =>
  `sha256-${createHash('sha256').update(content.replaceAll('\r\n', '\n')).digest('base64')}`

function blocks(html: string, tag: 'script' | 'style'): string[] {
  const found = html.matchAll(new RegExp(`<${tag}(\\s[^>]*)?>([\\s\\S]*?)</${tag}\\s*>`, 'gi'))
  return [...found]
    .filter(([, attributes = '']) => !/\ssrc\s*=/i.test(attributes))
    .filter(([, attributes = '']) => !/\stype\s*=\s*["']?application\/([\w.-]+\+)?json\b/i.test(attributes))
    .map(([, , content = '']) => content)
}

/** The hashes of all inline scripts and styles in the shell's templates, without duplicates. */
export function hashInline(sources: Files): InlineHashes {
  const templates = [...sources]
    .filter(([path]) => path.startsWith('templates/'))
    .map(([, html]) => String(html))
  const collect = (tag: 'script' | 'style') => [
    ...new Set(templates.flatMap(html => blocks(html, tag)).map(hashSource)),
  ]
  return { scripts: collect('script'), styles: collect('style') }
}
