import type { ActivityDetail, RecordState, RestoreBody } from '@pundi/contract'
import type { Sql } from '../../platform/database/compose-statement'
import type { Queryable } from '../../platform/database/database'
import type { Refusal } from '../../platform/http/errors/refusal'
import type { Say } from '../../platform/messages/say'
import type {
  Addition,
  Entry,
  Hindrance,
  LoggedState,
  MovedBudgets,
  RecordKind,
  Removal,
  Restorable,
} from './logged-states'

/** The present records that an undo reads. Deleted records are missing from `states`. */
export type World = {
  states: Map<RecordKind, Map<number, LoggedState>>
  movable: RecordKind[]
  removals: Removal[]
  /**
   * For deleted records whose due date is taken: the id of the record that took the date, or null
   * if the date was skipped.
   */
  taken_days: Map<number, number | null>
  counts: Map<number, number>
}

export function statesOf({ states }: World, kind: RecordKind): Map<number, LoggedState> {
  const found = states.get(kind)
  if (!found) throw new Error(`No domain hands in how to undo a ${kind}`)
  return found
}

export const stateOf = (world: World, kind: RecordKind, id: number | undefined): LoggedState | undefined =>
  id === undefined ? undefined : statesOf(world, kind).get(id)

export type Steps = Map<RecordKind, Map<number, Planned>>

export type Planned = Omit<Step, 'wanted'> & { wanted?: LoggedState; taken?: Addition }

export function stepsOf(steps: Steps, kind: RecordKind): Map<number, Planned> {
  const found = steps.get(kind) ?? new Map<number, Planned>()
  steps.set(kind, found)
  return found
}

/**
 * `obstacles`: the obstacles that the user's choices (`ways`) do not resolve. `present`: null if
 * the record was deleted.
 */
export type Judgement = { obstacles: Hindrance[]; wanted: LoggedState; present: LoggedState | null }

type Judge = (entry: Restorable, world: World, ways: RestoreBody) => Judgement

export type Restorer = { userId: number; today: string; month_start: number; overwrite: boolean; say: Say }

/**
 * `now`: the present state. Null if the record was deleted; absent if the entry has nothing to
 * restore.
 */
type LoggedChange = Pick<Entry, 'before' | 'after'> & {
  line: Entry['line']
  now?: LoggedState | null
}

type OwnField = 'money' | 'instalments' | 'goal' | 'budget' | 'schedule' | 'order'
type Shown = Pick<ActivityDetail, 'subject' | 'before' | 'after' | 'moved' | OwnField>

export interface Undoable {
  subject: RecordKind
  /**
   * Selects the present states as a JSON array, which may also have records that are not in `ids`.
   */
  states?: (userId: number, ids: number[]) => Sql
  fill?: (db: Queryable, userId: number, world: World, entries: Entry[]) => Promise<void>
  isMovable?: boolean
  judge: Judge
  takeBack?: TakeBack
  split?: (state: LoggedState) => LoggedState[]
  planHome?: (removal: Removal, world: World, steps: Steps) => Home
  /**
   * Writes the steps and an activity for each. Returns the activities' ids. An id is missing or
   * undefined if the record is no longer as in the step's `seen`.
   */
  bringBack: (client: Queryable, user: Restorer, steps: Step[]) => Promise<(number | undefined)[]>
  finish?: (client: Queryable, userId: number, steps: Step[]) => Promise<void>
  refuse?: (error: unknown, steps: Step[]) => void
  foresee?: (db: Queryable, userId: number, judged: Judgement, world: World) => Promise<Refusal | undefined>
  show: (change: LoggedChange) => Partial<Shown>
}

export type TakeBack = {
  isAsAdded: (present: LoggedState, added: LoggedState) => boolean
  finish?: (client: Queryable, user: Restorer, added: Addition[]) => Promise<void>
} & (TakeRecordsBack | TakePlaceBack)

/**
 * For kinds of records that are in a wallet, such as transfers. Added records of these kinds are
 * removed before a wallet gets its old opening day back, because a wallet must not open after its
 * first record.
 */
type TakeRecordsBack = {
  of: 'records'
  removeAll: (client: Queryable, user: Restorer, added: Addition[]) => Promise<number[]>
  wereUsed: (db: Queryable, userId: number, added: Addition[]) => Promise<boolean>
}

/**
 * For kinds of records that contain other records, such as wallets. Added records of these kinds
 * are removed last, one by one, newest entry first.
 */
type TakePlaceBack = {
  of: 'places'
  isUsed: (db: Queryable, userId: number, added: Addition) => Promise<boolean>
  remove: (client: Queryable, user: Restorer, added: Addition) => Promise<number[]>
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Records are restored in this order of kinds. */
    undoable: readonly Undoable[]
  }
}

/**
 * Changes a record to `wanted`, but only if its present state is `seen`; `seen` is null for a
 * deleted record. `home` is restored together with the record.
 */
export type Step = { seen: LoggedState | null; wanted: LoggedState; home?: Home | undefined }

/**
 * What moves back to a restored category or wallet: records from `moved_to`, and budget rules from
 * the category `from`.
 */
export type Home = {
  moved: number[]
  moved_parts: Record<string, number[]> | null
  moved_to: number | null
  budgets: { moved: MovedBudgets; from: number | null } | null
}

/** All changes lock records in the order of their ids, so that two changes cannot deadlock. */
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

export const idsOf = (added: Addition[]): number[] => added.map(({ after }) => after.id)

/**
 * True if two states have equal `fields`. The names of categories and wallets do not count. If an
 * older entry lacks a column, the column counts as null.
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
 * A value as JSON, for comparing. Leaves out the name in a split, because it is the category's
 * name. Includes the name in a share, because it is the friend's name.
 */
const written = (field: PropertyKey, value: unknown) =>
  JSON.stringify(value ?? null, (key, part: unknown) =>
    key === 'name' && field === 'splits' ? undefined : part,
  )

/**
 * Shows a transaction or a category in the fields `before` and `after`, because older clients know
 * only these fields. Each other kind of record is shown in a field of its own, such as `goal`.
 */
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
