import type { AdminLog } from '@pundi/shared/contract'
import type { MessageId, Say } from '../../../messages/say'
import { writeCsv } from '../../../http/write-csv'

const headings = [
  'Time',
  'User number',
  'User',
  'Action',
  'To user number',
  'To user',
  'Status',
] as const satisfies MessageId[]

/** Batches of the audit as one CSV document, a piece for each; `action` is said in the reader's language. */
export const writeLogs = (batches: AsyncIterable<AdminLog[]>, say: Say): AsyncGenerator<string> =>
  writeCsv(
    headings.map(heading => say(heading)),
    batches,
    ({ timestamp, actor, action, target, status }) => [
      timestamp,
      String(actor.id),
      actor.name,
      say(action),
      target ? String(target.id) : '',
      target?.name ?? '',
      status,
    ],
  )
