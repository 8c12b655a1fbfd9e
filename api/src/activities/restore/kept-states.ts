import type {
  Activity,
  BudgetState,
  GoalState,
  MoneyState,
  Obstacle,
  RecordState,
  RestoreBody,
  ScheduleState,
} from '@pundi/contract'
import type { MovedBudgets } from '../../budgets/restore-queries'
import { Refusal } from '../../http/errors/refusal'
import type { StoredTemplate } from '../../schedules/columns'

/** What an entry can be about. */
export type RecordKind =
  | 'transaction'
  | 'category'
  | 'wallet'
  | 'transfer'
  | 'instalments'
  | 'goal'
  | 'goal_move'
  | 'budget'
  | 'schedule'

/**
 * The state of any record as the log keeps it, with the time of its creation, and a category's place in the list. Of
 * wallets, transfers, instalments, goals, budgets and schedules it has no type. A budget has the id of its category.
 */
export type Kept = Omit<RecordState, 'type'> &
  Partial<Pick<RecordState, 'type'>> &
  Omit<MoneyState, 'created_at'> &
  Omit<GoalState, 'created_at'> &
  Partial<Pick<BudgetState, 'budgets' | 'other'>> &
  Partial<Omit<ScheduleState, 'template' | keyof MoneyState>> & {
    template?: StoredTemplate
    created_at: string
    position?: number
  }

/**
 * Why a record cannot be brought back as it was; beside those of the contract, that its wallet or goal has to come back
 * first, or the category whose budget it is, that its wallet begins later, or that its day of a schedule has another
 * record.
 */
export type Hindrance = Obstacle | 'wallet' | 'opening' | 'goal' | 'own category' | 'day'

export type Entry = Omit<Activity, 'name' | 'description'> & {
  subject: RecordKind | null
  record_id: number | null
  before: Kept | null
  after: Kept | null
  /** In place of both, of an entry that can no longer be undone: what its line says. */
  line?: Partial<Pick<Kept, 'name' | 'description' | 'amount'>> | null
}

/** The current state of records, by their ids. Removed ones are missing. */
export type World = {
  transactions: Map<number, Kept>
  transfers: Map<number, Kept>
  wallets: Map<number, Kept>
  instalments: Map<number, Kept>
  goals: Map<number, Kept>
  goal_moves: Map<number, Kept>
  schedules: Map<number, Kept>
  categories: Map<number, { state: Kept; count: number }>
  /** Of categories that entries are about, by their ids. Without rules where a category has no budget. */
  budgets: Map<number, BudgetState>
  /** Of the categories and wallets that entries are about. */
  removals: Removal[]
}

/** Of one that is gone: what was moved to which other one, and the `strays` that the database has elsewhere by now. */
export type Removal = {
  subject: 'category' | 'wallet'
  record_id: number
  /** The newest entry that removed it. */
  entry_id: number
  moved: number[]
  /** The places of the parts of split records that were moved. */
  moved_parts: Record<string, number[]> | null
  moved_to: number | null
  moved_budgets: MovedBudgets | null
  strays: Set<number>
}

/** An entry whose record can be restored to an earlier state. */
export type Restorable = Entry & { subject: RecordKind; before: Kept }
export const isRestorable = (entry: Entry): entry is Restorable =>
  entry.subject !== null && entry.before !== null && entry.status === 'Sukses'

/** Refuses with 409 where there is nothing to restore, or no longer. */
export function assertRestorable(entry: Entry): asserts entry is Restorable {
  if (entry.line) throw new Refusal(409, 'This happened more than two years ago and can no longer be undone.')
  if (!isRestorable(entry)) throw new Refusal(409, 'There is nothing to restore.')
}

/**
 * The obstacles to restoring an entry's record that `ways` does not resolve; the state it would get (`wanted`); and its
 * current state (`present`), null if it was removed.
 */
export type Judgement = { obstacles: Hindrance[]; wanted: Kept; present: Kept | null }

export type Judge = (entry: Restorable, world: World, ways: RestoreBody) => Judgement

/** Whether all of these wallets are there, and on that day had begun. */
export const areThere = (world: World, wallets: (number | undefined)[], day?: string) =>
  hindrancesOf(world, wallets, day).length === 0

/** What keeps a record of that day out of these wallets. */
export function hindrancesOf(
  world: World,
  wallets: (number | undefined)[],
  day?: string,
): ('wallet' | 'opening')[] {
  const named = wallets.filter(id => id !== undefined)
  if (!named.every(id => world.wallets.has(id))) return ['wallet']
  const opening = named.map(id => world.wallets.get(id)?.opening_date ?? '')
  return day !== undefined && opening.some(first => first > day) ? ['opening'] : []
}

/** Of the parts, those whose category is gone take the other one that was chosen. */
export function splitAgain(parts: Parts, { type }: Kept, world: World, { category_id }: RestoreBody): Parts {
  const isThere = (id: number) => world.categories.get(id)?.state.type === type
  return parts.map(part =>
    category_id === undefined || isThere(part.category_id) ? part : { ...part, category_id },
  )
}

type Parts = NonNullable<Kept['splits']>
