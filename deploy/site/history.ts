import { userInfo } from 'node:os'
import type { Registry } from '@pundi/contract/federation'
import * as z from 'zod/mini'
import { parseJson } from '../files/parse-json'
import { openStore } from '../store/open-store'
import { readRegistry, revisionFolder } from './site-folder'

const actions = [
  'publish',
  'canary',
  'withdraw',
  'rollback',
  'revoke',
  'disable',
  'enable',
  'remove',
] as const

/** A line of `history.ndjson`. */
export interface HistoryEntry {
  revision: number
  /** ISO 8601, in UTC. */
  at: string
  by: string
  /** When a build is revoked or withdrawn, `id` is the build that is in force after it. A canary is in force for a part. */
  action: (typeof actions)[number]
  remote: string
  /** The build that comes into force. */
  id: string
  /** The build that was in force before. */
  previous: string | null
  /** What users of a disabled area read. */
  text?: string
}

/** The history's name in the folder of each revision. It comes into force with the revision, and never without it. */
export const historyFile = 'history.ndjson'

/** The history at a revision, as it stands in its file. Sites from before there were revision folders have it in their root. */
export async function readHistoryFile(site: string, { folder }: Registry): Promise<Buffer> {
  const { read } = await openStore(site)
  const ofRevision = folder === undefined ? null : await read(`${revisionFolder(folder)}/${historyFile}`)
  return ofRevision ?? (await read(historyFile)) ?? Buffer.alloc(0)
}

/** The lines of entries, to be appended to a history. */
export const linesOf = (entries: HistoryEntry[]) =>
  Buffer.from(entries.map(entry => `${JSON.stringify(entry)}\n`).join(''))

const entrySchema: z.ZodMiniType<HistoryEntry> = z.looseObject({
  revision: z.int(),
  at: z.string(),
  by: z.string(),
  action: z.enum(actions),
  remote: z.string(),
  id: z.string(),
  previous: z.nullable(z.string()),
  text: z.exactOptional(z.string()),
})

/** Reads the history of what is in force, oldest first. */
export async function readHistory(site: string): Promise<HistoryEntry[]> {
  const content = await readHistoryFile(site, await readRegistry(site))
  return content
    .toString()
    .split('\n')
    .map((line, index) => ({ line, place: `Line ${index + 1} of the history of ${site}` }))
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
