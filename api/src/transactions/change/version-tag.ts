/** The entity tag (RFC 9110) of a record that has a version. */
export const tagOf = ({ version }: { version: string }) => `"${version}"`

/**
 * The versions that an If-Match header expects. Undefined if the header is absent or `*`, which accept any version. An
 * element that is no strong tag matches nothing.
 */
export function readTags(header: string | undefined): string[] | undefined {
  if (header === undefined || header.trim() === '*') return undefined
  return header.split(',').flatMap(tag => /^\s*"([^"]*)"\s*$/.exec(tag)?.[1] ?? [])
}
