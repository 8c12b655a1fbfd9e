import type { InlineHashes, Integrity } from '@pundi/contract/federation'
import { createHash } from 'node:crypto'
import type { Files } from '../files/read-files'

/** Builds from before decision 093 use sha384. */
type Algorithm = 'sha256' | 'sha384'

/** Base64, as in an integrity attribute: `sha256-…`. */
export const hash = (content: Buffer, algorithm: Algorithm = 'sha256') =>
  `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`

const algorithmOf = (text: string): Algorithm => (text.includes('sha384-') ? 'sha384' : 'sha256')

export const hasHash = (content: Buffer, integrity: string) =>
  hash(content, algorithmOf(integrity)) === integrity

/**
 * Hashes of all files except source maps and licences.
 *
 * @param record the published `build.json`, if the build has been published before. The hashes
 *   then use the algorithm of that file, because a published file never changes.
 */
export const hashAll = (files: Files, record: Buffer | null = null): Integrity => {
  const algorithm = algorithmOf(String(record))
  return Object.fromEntries(
    [...files]
      .filter(([path]) => !/\.(map|txt)$/.test(path))
      .map(([path, content]) => [path, hash(content, algorithm)]),
  )
}

/** Converts line ends to "\n" first, as browsers do before they hash inline code. */
const hashSource = (content: string) =>
  `sha256-${createHash('sha256').update(content.replaceAll('\r\n', '\n')).digest('base64')}`

function blocks(html: string, tag: 'script' | 'style'): string[] {
  const found = html.matchAll(new RegExp(`<${tag}(\\s[^>]*)?>([\\s\\S]*?)</${tag}\\s*>`, 'gi'))
  return [...found]
    .filter(([, attributes = '']) => !/\ssrc\s*=/i.test(attributes))
    .filter(([, attributes = '']) => !/\stype\s*=\s*["']?application\/([\w.-]+\+)?json\b/i.test(attributes))
    .map(([, , content = '']) => content)
}

export function hashInline(sources: Files): InlineHashes {
  const templates = [...sources]
    .filter(([path]) => path.startsWith('templates/'))
    .map(([, html]) => String(html))
  const collect = (tag: 'script' | 'style') => [
    ...new Set(templates.flatMap(html => blocks(html, tag)).map(hashSource)),
  ]
  return { scripts: collect('script'), styles: collect('style') }
}
