import type { ActivityDetail, Obstacle } from '@pundi/contract'
import type { FastifyInstance } from 'fastify'
import { dead, type Entry, type Hindrance, isRestorable, refuse } from '../ledger/undo/logged-states'
import type { Judgement, Undoable, World } from '../ledger/undo/undoable'
import type { Queryable } from '../platform/database/database'
import type { Refusal } from '../platform/http/errors/refusal'
import type { Say } from '../platform/messages/say'
import { undoableOf } from './restore/plan-restore'
import { findWorld } from './restore/world-queries'

type Server = Pick<FastifyInstance, 'database' | 'undoable'>

export async function describeEntry(
  { database: db, undoable }: Server,
  userId: number,
  entry: Entry,
  say: Say,
): Promise<ActivityDetail> {
  const { id, type, amount, date, status, before, after, line } = entry
  const can_restore = isRestorable(entry)
  const kind = entry.subject && undoableOf(undoable, entry)
  const world = can_restore ? await findWorld(db, userId, undoable, [entry]) : undefined
  const judged = can_restore && kind && world ? kind.judge(entry, world, {}) : undefined
  const refusal = kind && judged && world && (await foresee(db, userId, kind, judged, world))
  const { name = null, description = null } = after ?? before ?? line ?? {}
  const common = { name, description, id, type: say(type), amount, date, status, can_restore }
  const obstacle = judged?.obstacles.find(isAnswered) ?? null
  const needs_wallet = judged?.obstacles.some(each => each === 'wallet' || each === 'opening')
  return {
    ...{
      ...common,
      obstacle,
      ...(needs_wallet && { needs_wallet }),
      ...(line && { is_final: true as const }),
      ...(refusal && {
        refusal: {
          message: say(refusal.message, refusal.values),
          ...(refusal.errors?.['overwrite'] && { can_overwrite: true as const }),
        },
      }),
    },
    ...{ subject: null, before: null, after: null },
    ...kind?.show({ before, after, line, ...(judged && { now: judged.present }) }),
  }
}

const isAnswered = (one: Hindrance): one is Obstacle => one !== 'wallet' && one !== 'opening' && !isDead(one)

const isDead = (one: Hindrance) => dead.some(each => each === one)

/** The refusal that a restore would get, unless the answer's `obstacle` tells the reason already. */
async function foresee(
  db: Queryable,
  userId: number,
  kind: Undoable,
  judged: Judgement,
  world: World,
): Promise<Refusal | undefined> {
  const [first] = judged.obstacles
  return first && isDead(first) ? refuse(first) : kind.foresee?.(db, userId, judged, world)
}
