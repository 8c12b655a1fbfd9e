import type { ActivityDetail, RecordState, RestoreBody } from '@pundi/contract'
import type { Sql } from '../../platform/database/compose-statement'
import type { Queryable } from '../../platform/database/database'
import type { Refusal } from '../../platform/http/errors/refusal'
import type {
  Entry,
  Hindrance,
  LoggedState,
  MovedBudgets,
  RecordKind,
  Removal,
  Restorable,
} from './logged-states'

/** The current state of records. Removed ones are missing. */
export type World = {
  states: Map<RecordKind, Map<number, LoggedState>>
  movable: RecordKind[]
  removals: Removal[]
  /** Removed records whose due date has another record by now, or was skipped. */
  taken_days: Set<number>
  counts: Map<number, number>
}

export function statesOf({ states }: World, kind: RecordKind): Map<number, LoggedState> {
  const found = states.get(kind)
  if (!found) throw new Error(`No domain hands in how to undo a ${kind}`)
  return found
}

export const stateOf = (world: World, kind: RecordKind, id: number | undefined): LoggedState | undefined =>
  id === undefined ? undefined : statesOf(world, kind).get(id)

export type Steps = Map<RecordKind, Map<number, Step>>

export function stepsOf(steps: Steps, kind: RecordKind): Map<number, Step> {
  const found = steps.get(kind) ?? new Map<number, Step>()
  steps.set(kind, found)
  return found
}

/**
 * Obstacles that `ways` does not resolve, the state that the record would get, and its present state (null if removed).
 */
export type Judgement = { obstacles: Hindrance[]; wanted: LoggedState; present: LoggedState | null }

type Judge = (entry: Restorable, world: World, ways: RestoreBody) => Judgement

export type Restorer = { userId: number; today: string; overwrite: boolean }

/** `now`: null if the record is gone, absent if the entry has nothing to restore. */
type LoggedChange = Pick<Entry, 'before' | 'after'> & {
  line: Entry['line']
  now?: LoggedState | null
}

type Shown = Pick<
  ActivityDetail,
  'subject' | 'before' | 'after' | 'money' | 'instalments' | 'goal' | 'budget' | 'schedule' | 'moved'
>

export interface Undoable {
  subject: RecordKind
  /** Selects the states of the user's records as a JSON array. May select more records than those with these ids. */
  states?: (userId: number, ids: number[]) => Sql
  /** Adds to the world what `states` cannot select. `entries` can be of any kind. */
  fill?: (db: Queryable, userId: number, world: World, entries: Entry[]) => Promise<void>
  /** True if a record of this kind moves when its category or wallet is removed. */
  isMovable?: boolean
  judge: Judge
  split?: (state: LoggedState) => LoggedState[]
  planHome?: (removal: Removal, world: World, steps: Steps) => Home
  /**
   * Writes the steps with their activities. Answers the activities' ids: fewer than the steps, or undefined for one, if
   * a record differs from `seen`.
   */
  bringBack: (client: Queryable, user: Restorer, steps: Step[]) => Promise<(number | undefined)[]>
  finish?: (client: Queryable, userId: number, steps: Step[]) => Promise<void>
  /** Turns this kind's database refusals into answers. Ignores any other error. */
  refuse?: (error: unknown, steps: Step[]) => void
  /** Predicts a refused restore that no obstacle reports. */
  foresee?: (db: Queryable, userId: number, judged: Judgement, world: World) => Promise<Refusal | undefined>
  show: (change: LoggedChange) => Partial<Shown>
}

declare module 'fastify' {
  interface FastifyInstance {
    /** The order matters: earlier kinds are restored first. */
    undoable: readonly Undoable[]
  }
}

/** Changes a record to `wanted` only if its state is `seen` (null: removed). `home` is restored with the record. */
export type Step = { seen: LoggedState | null; wanted: LoggedState; home?: Home | undefined }

/** What a restored category or wallet gets back from the record `moved_to`, and the budget rules taken from `from`. */
export type Home = {
  moved: number[]
  moved_parts: Record<string, number[]> | null
  moved_to: number | null
  budgets: { moved: MovedBudgets; from: number | null } | null
}

/** Orders steps by record id: all changes lock records in this order. */
export const inOrder = (steps: Step[]): Step[] =>
  steps.toSorted((one, other) => one.wanted.id - other.wanted.id)

export async function oneByOne(
  steps: Step[],
  write: (step: Step) => Promise<number | undefined>,
): Promise<(number | undefined)[]> {
  const ids: (number | undefined)[] = []
  for (const step of steps) ids.push(await write(step))
  return ids
}

/**
 * True if two states are equal in the fields that users can change. Names of categories, of parts' categories and of a
 * transfer's wallets do not count. If an older entry lacks a column, the column counts as null.
 */
export function isAlike<State extends object>(
  one: State | null,
  other: State | null,
  fields: readonly (keyof State)[],
): boolean {
  if (!one || !other) return one === other
  return fields.every(field => written(field, one[field]) === written(field, other[field]))
}

/**
 * Log and database have their keys in the same order. Ignores the name in a part of a split, which is its category's
 * name. The name in a share counts, because it is the friend's.
 */
const written = (field: PropertyKey, value: unknown) =>
  JSON.stringify(value ?? null, (key, part: unknown) =>
    key === 'name' && field === 'splits' ? undefined : part,
  )

/** Shows an entry of a kind that older clients know. For other kinds, the answer has separate fields. */
export const showAs =
  (subject: 'transaction' | 'category') =>
  ({ before, after }: LoggedChange): Partial<Shown> => ({
    subject,
    before: before && recordOf(before),
    after: after && recordOf(after),
  })

function recordOf({ created_at: _, position: __, type, ...state }: LoggedState): RecordState {
  if (!type) throw new Error('Transactions and categories have a type')
  return { ...state, type }
}
