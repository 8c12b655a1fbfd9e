import { appendFile, readFile } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { parseJson } from '../files/parse-json'

/** A line of `history.ndjson`. */
export interface HistoryEntry {
  revision: number
  /** ISO 8601, in UTC. */
  at: string
  by: string
  /** When a build is revoked, `id` is the build that returns. */
  action: 'publish' | 'rollback' | 'revoke'
  remote: string
  /** The build that comes into force. */
  id: string
  /** The build that was in force before. */
  previous: string | null
}

/**
 * Appends to the site's history. This happens before the pointer moves, so that no move lacks its line. If a
 * publication was interrupted in between, a later line with the same revision replaces this one.
 */
export const appendHistory = (site: string, entries: HistoryEntry[]) =>
  appendFile(join(site, 'history.ndjson'), entries.map(entry => `${JSON.stringify(entry)}\n`).join(''))

const entrySchema: z.ZodMiniType<HistoryEntry> = z.looseObject({
  revision: z.int(),
  at: z.string(),
  by: z.string(),
  action: z.enum(['publish', 'rollback', 'revoke']),
  remote: z.string(),
  id: z.string(),
  previous: z.nullable(z.string()),
})

/** Reads the history, oldest first. Of lines with the same revision the last one counts. */
export async function readHistory(site: string): Promise<HistoryEntry[]> {
  const file = join(site, 'history.ndjson')
  const lines = await readFile(file, 'utf8')
  return lines
    .split('\n')
    .map((line, index) => ({ line, place: `Line ${index + 1} of ${file}` }))
    .filter(({ line }) => line !== '')
    .map(({ line, place }) => parseJson(place, line, entrySchema, 'Remove the line: no page depends on it.'))
}

/** Who publishes: the variable `SHIP_BY`, else the account. In containers an account often has no name. */
export function publisher(): string {
  if (process.env.SHIP_BY) return process.env.SHIP_BY
  try {
    return userInfo().username
  } catch {
    return 'unknown'
  }
}
