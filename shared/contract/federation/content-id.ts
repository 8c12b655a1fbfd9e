import { createHash } from 'node:crypto'

/**
 * Placeholder for a build's id, in URLs and `build.json`, until the id is known. It is as long as
 * an id, so that replacing it keeps source maps correct.
 */
export const unknownId = '__build_id__'

export type Content = ReadonlyMap<string, string | Buffer>

/** The first 12 hexadecimal digits of the sha256 of a build's files. */
export function contentId(files: Content): string {
  const hash = createHash('sha256')
  for (const [path, content] of [...files].sort(([a], [b]) => (a < b ? -1 : 1)))
    hash.update(`${path}\0${Buffer.byteLength(content)}\0`).update(content)
  return hash.digest('hex').slice(0, 12)
}

/** Returns only the files that contain `unknownId`. */
export function withId(files: Content, id: string): Map<string, string> {
  const named = [...files].filter(([, content]) => content.includes(unknownId))
  return new Map(named.map(([path, content]) => [path, String(content).replaceAll(unknownId, id)]))
}

export function isAsBuilt(files: Content, id: string): boolean {
  const before = [...files].map(([path, content]): [string, string | Buffer] => [
    path,
    content.includes(id) ? String(content).replaceAll(id, unknownId) : content,
  ])
  return contentId(new Map(before)) === id
}
