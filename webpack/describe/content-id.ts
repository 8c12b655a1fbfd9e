import { createHash } from 'node:crypto'

/**
 * Stands for the id of a build until its content is known: in addresses, and in `build.json`. It is as long as an id, so
 * that the places in source maps stay right.
 */
export const unknownId = '__build_id__'

/** Files of a build by their path. */
export type Content = ReadonlyMap<string, string | Buffer>

/** The id of a build: the first 12 hexadecimal digits of the sha256 of its files. */
export function contentId(files: Content): string {
  const hash = createHash('sha256')
  for (const [path, content] of [...files].sort(([a], [b]) => (a < b ? -1 : 1)))
    hash.update(`${path}\0${Buffer.byteLength(content)}\0`).update(content)
  return hash.digest('hex').slice(0, 12)
}

/** Puts the id in the places that were kept for it. Answers the files that had one. */
export function withId(files: Content, id: string): Map<string, string> {
  const named = [...files].filter(([, content]) => content.includes(unknownId))
  return new Map(named.map(([path, content]) => [path, String(content).replaceAll(unknownId, id)]))
}
