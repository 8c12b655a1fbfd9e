import type { AdminLog } from '@pundi/contract'
import { writeCsv } from '../../../http/files/write-csv'
import { type MessageId, sayIn } from '../../../messages/say'

const headings = [
  'Time',
  'User number',
  'User',
  'Action',
  'Affected user number',
  'Affected user',
  'Status',
] as const satisfies MessageId[]

/**
 * Writes batches of audit records as a CSV document, one piece for each batch, in the reader's language and with times
 * in UTC.
 */
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
