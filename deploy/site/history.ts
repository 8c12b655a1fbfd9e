import { userInfo } from 'node:os'
import type { Registry } from '@pundi/contract/federation'
import * as z from 'zod/mini'
import { parseJson } from '../files/parse-json'
import { openStore } from '../store/open-store'
import { readRegistry, revisionFolder } from './site-folder'

export type Action =
  | 'publish'
  | 'canary'
  | 'withdraw'
  | 'rollback'
  | 'revoke'
  | 'disable'
  | 'enable'
  | 'remove'

/** Whether `npm start` published its own checkout, or a team published with `npm run ship`. */
export type How = 'start' | 'ship'

/** A line of `history.ndjson`. A newer release may have written other actions or more fields. */
export interface HistoryEntry {
  revision: number
  /** ISO 8601, in UTC. */
  at: string
  by: string
  /**
   * After a revocation or withdrawal, `id` is the build that became live instead. For a new canary,
   * `id` is the canary's build.
   */
  action: string
  /** See `How`. Only publications and promotions have this field. Their older lines may lack it. */
  how?: string
  remote: string
  id: string
  previous: string | null
  text?: string
}

/** Each revision's folder has this file, so that history and revision change together. */
export const historyFile = 'history.ndjson'

/** Older sites have no revision folders. They store the history in their root. */
export async function readHistoryFile(site: string, { folder }: Registry): Promise<Buffer> {
  const { read } = await openStore(site)
  const ofRevision = folder === undefined ? null : await read(`${revisionFolder(folder)}/${historyFile}`)
  return ofRevision ?? (await read(historyFile)) ?? Buffer.alloc(0)
}

export const linesOf = (entries: HistoryEntry[]) =>
  Buffer.from(entries.map(entry => `${JSON.stringify(entry)}\n`).join(''))

const entrySchema: z.ZodMiniType<HistoryEntry> = z.looseObject({
  revision: z.int(),
  at: z.string(),
  by: z.string(),
  action: z.string(),
  how: z.exactOptional(z.string()),
  remote: z.string(),
  id: z.string(),
  previous: z.nullable(z.string()),
  text: z.exactOptional(z.string()),
})

/** Oldest entry first. */
export async function readHistory(site: string): Promise<HistoryEntry[]> {
  const content = await readHistoryFile(site, await readRegistry(site))
  return content
    .toString()
    .split('\n')
    .map((line, index) => ({ line, place: `Line ${index + 1} of the history of ${site}` }))
    .filter(({ line }) => line !== '')
    .map(({ line, place }) =>
      parseJson(place, line, entrySchema, 'Delete this line from the history; no page needs it.'),
    )
}

/**
 * The variable `SHIP_BY`, otherwise the name of the system's account. In containers, the account
 * often has no name.
 */
export function publisher(): string {
  if (process.env.SHIP_BY) return process.env.SHIP_BY
  try {
    return userInfo().username
  } catch {
    return 'unknown'
  }
}
