import type { Body } from './answer'

/** What an answer hands out that nobody else may have: tokens, own cookies, and what an address to go to carries. */
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

/** The passwords of a body. Short ones are words that stand in a log of their own right. */
export const passwordsOf = (body: unknown): string[] =>
  Object.entries((body ?? {}) as Record<string, unknown>)
    .filter(([field]) => field.includes('password'))
    .flatMap(([, value]) => (typeof value === 'string' && value.length >= 12 ? [value] : []))
