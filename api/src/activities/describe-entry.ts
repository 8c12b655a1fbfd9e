import type { ActivityDetail, Obstacle } from '@pundi/contract'
import type { FastifyInstance } from 'fastify'
import { judgeAddition } from '../ledger/undo/additions'
import {
  type Addition,
  dead,
  type Entry,
  type Hindrance,
  isAddition,
  isRestorable,
  type LoggedState,
  refuse,
} from '../ledger/undo/logged-states'
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
  const kind = entry.subject && undoableOf(undoable, entry)
  const found = kind && (await judge(db, userId, { kind, undoable, entry }))
  const { name = null, description = null } = after ?? before ?? line ?? {}
  const common = { name, description, id, type: say(type), amount, date, status }
  const { obstacles = [], refusal } = found ?? {}
  const needs_wallet = obstacles.some(each => each === 'wallet' || each === 'opening')
  return {
    ...{
      ...common,
      can_restore: isRestorable(entry),
      ...(isAddition(entry) && { can_take_back: true as const }),
      obstacle: obstacles.find(isAnswered) ?? null,
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
    ...kind?.show({ before, after, line, ...(isRestorable(entry) && found && { now: found.present }) }),
  }
}

type Asked = { kind: Undoable; undoable: readonly Undoable[]; entry: Entry }
type Found = { obstacles: Hindrance[]; present: LoggedState | null; refusal: Refusal | undefined }

async function judge(
  db: Queryable,
  userId: number,
  { kind, undoable, entry }: Asked,
): Promise<Found | undefined> {
  if (isRestorable(entry)) {
    const world = await findWorld(db, userId, undoable, [entry])
    const judged = kind.judge(entry, world, {})
    return { ...judged, refusal: await foresee(db, userId, kind, judged, world) }
  }
  if (!isAddition(entry)) return undefined
  const judged = judgeAddition(kind, entry, await findWorld(db, userId, undoable, [entry]), {})
  const refusal = judged.present && (await isUsed(db, userId, kind, entry)) ? refuse('used') : undefined
  return { ...judged, refusal }
}

async function isUsed(db: Queryable, userId: number, { takeBack }: Undoable, entry: Addition) {
  if (takeBack?.of === 'records') return takeBack.wereUsed(db, userId, [entry])
  return takeBack?.isUsed(db, userId, entry)
}

const isAnswered = (one: Hindrance): one is Obstacle => one !== 'wallet' && one !== 'opening' && !isDead(one)

const isDead = (one: Hindrance) => dead.some(each => each === one)

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
