import type { GoalBody, GoalState, Obstacle, RestoreBody } from '@pundi/contract'
import { isAlike } from '../activities/restore/is-alike'
import { namesOf } from '../database/compose-statement'
import { writtenTypes } from './columns'

/** A goal at the moments of an entry of the log, and `present`, null where it is gone. */
type Moments = { before: GoalState; after: GoalState | null; present: GoalState | null }

/** What stands in the way of restoring a goal. Its wallet may be gone: then it is in none. */
export function judgeGoal({ before, after, present }: Moments, { overwrite }: RestoreBody): Obstacle[] {
  if (isAlike(present, before, written)) return ['same']
  return present && !isAlike(present, after, written) && !overwrite ? ['changed'] : []
}

const written: (keyof GoalBody)[] = namesOf(writtenTypes)
