import type { ActivityDetail, RecordState } from '@pundi/contract'
import type { Queryable } from '../database/database'
import type { Say } from '../messages/say'
import { type Entry, isRestorable, judgeRestore, type Kept } from './restore/judge-restore'
import { recordsOf } from './restore/restore'
import { findWorld } from './restore/restore-queries'

/** The detail of an entry, with the first obstacle to restoring its record, if any. */
export async function describeEntry(
  db: Queryable,
  userId: number,
  entry: Entry,
  say: Say,
): Promise<ActivityDetail> {
  const { id, type, amount, date, status, subject, before, after } = entry
  const can_restore = isRestorable(entry)
  const judged = can_restore
    ? judgeRestore(entry, await findWorld(db, userId, recordsOf([entry])), {})
    : undefined
  const { name = null, description = null } = after ?? before ?? {}
  return {
    ...{ name, description },
    ...{ id, type: say(type), amount, date, status, subject, can_restore },
    before: before && shown(before),
    after: after && shown(after),
    obstacle: judged?.obstacles[0] ?? null,
  }
}

/** What a person can change of it. */
const shown = ({ created_at: _, position: __, ...state }: Kept): RecordState => state
