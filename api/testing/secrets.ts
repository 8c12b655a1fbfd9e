import type { Body } from './answer'

export function secretsOf({ headers }: Response, json: Partial<Body>): string[] {
  const location = headers.get('location') ?? ''
  const search = new URLSearchParams(location.split('?')[1] ?? '')
  const cookies = headers.getSetCookie().map(cookie => /^pundi[^=]*=([^;]*)/.exec(cookie)?.[1] ?? '')
  return [
    json.token?.split('|')[1] ?? '',
    ...[...search.values()].flatMap(value => value.split('|')),
    ...cookies,
  ].filter(value => value.length >= 20 && !value.includes('://'))
}

/** Leaves out short passwords, because the log may contain the same text for another reason. */
export const passwordsOf = (body: unknown): string[] =>
  Object.entries((body ?? {}) as Record<string, unknown>)
    .filter(([field]) => field.includes('password'))
    .flatMap(([, value]) => (typeof value === 'string' && value.length >= 12 ? [value] : []))
