import type { AdminLog } from '@pundi/contract'
import { writeCsv } from '../../../http/files/write-csv'
import { type MessageId, sayIn } from '../../../messages/say'

const headings = [
  'Time',
  'User number',
  'User',
  'Action',
  'To user number',
  'To user',
  'Status',
] as const satisfies MessageId[]

/** Batches of the audit as one CSV document, a piece for each, in words of the reader's language; times in UTC. */
export function writeLogs(batches: AsyncIterable<AdminLog[]>, language: string): AsyncGenerator<string> {
  const say = sayIn(language)
  return writeCsv(
    language,
    headings.map(heading => say(heading)),
    batches,
    ({ timestamp, actor, action, target, status }) => [
      timestamp,
      String(actor.id),
      actor.name,
      say(action),
      target ? String(target.id) : '',
      target?.name ?? '',
      say(status satisfies MessageId),
    ],
  )
}
