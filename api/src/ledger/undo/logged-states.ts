import type {
  Activity,
  BudgetRule,
  BudgetState,
  Category,
  GoalState,
  MoneyState,
  Obstacle,
  RecordState,
  ScheduleState,
  ScheduleTemplate,
} from '@pundi/contract'
import { Refusal } from '../../platform/http/errors/refusal'
import type { MessageId } from '../../platform/messages/say'

type Booked = Extract<ScheduleTemplate, { category_id: number }>
type Moved = Extract<ScheduleTemplate, { type: 'transfer' }>

/** A schedule's template as stored: without empty fields, except for the wallets of a transfer. */
export type StoredTemplate = { type: ScheduleTemplate['type'] } & Pick<Booked, 'amount' | 'description'> &
  Partial<Omit<Booked, 'type'>> &
  Partial<Omit<Moved, 'type'>>

export type MovedBudgets = { gone: BudgetRule[]; was: BudgetRule[]; became: BudgetRule[] }

export type RecordKind =
  | 'transaction'
  | 'category'
  | 'category_order'
  | 'wallet'
  | 'transfer'
  | 'instalments'
  | 'goal'
  | 'goal_move'
  | 'budget'
  | 'schedule'

/**
 * A record's state in the activity log, with its creation time. Only transactions and categories
 * have a type, and only categories have a position. The id of a budget is the id of its category.
 */
export type LoggedState = Omit<RecordState, 'type'> &
  Partial<Pick<RecordState, 'type'>> &
  Omit<MoneyState, 'created_at'> &
  Omit<GoalState, 'created_at'> &
  Partial<Pick<BudgetState, 'budgets' | 'other'>> &
  Partial<Omit<ScheduleState, 'template' | keyof MoneyState>> & {
    template?: StoredTemplate
    order?: Category[]
    created_at: string
    position?: number
  }

/**
 * Why a record cannot be restored: one of the contract's obstacles, or one of these:
 * - `wallet`, `goal`, `own category`: the record's wallet, goal or category was deleted and must be
 *   restored first.
 * - `target`: deleting a wallet moved its records to another wallet. That other wallet was deleted
 *   too and must be restored first.
 * - `opening`: the record's wallet opens after the day of the record.
 * - `day`: the record's due date was skipped or has another record.
 * - `used`: other records depend on the added record.
 */
export type Hindrance = Obstacle | 'wallet' | 'opening' | Dead

export const dead = ['goal', 'own category', 'target', 'day', 'used'] as const
type Dead = (typeof dead)[number]

export type Entry = Omit<Activity, 'name' | 'description'> & {
  subject: RecordKind | null
  record_id: number | null
  before: LoggedState | null
  after: LoggedState | null
  /**
   * For an entry that is too old to undo: the texts shown in the list. `before` and `after` are
   * then null.
   */
  line?: Partial<Pick<LoggedState, 'name' | 'description' | 'amount'>> | null
}

/**
 * A removed category or wallet, with the records that its removal moved to the category or wallet
 * `moved_to`. `strays`: moved records that were later deleted or are no longer in `moved_to`.
 */
export type Removal = {
  subject: 'category' | 'wallet'
  record_id: number
  entry_id: number
  moved: number[]
  moved_parts: Record<string, number[]> | null
  moved_to: number | null
  moved_budgets: MovedBudgets | null
  moves_opening: boolean
  strays: Set<number>
}

export type Restorable = Entry & { subject: RecordKind; before: LoggedState }
export const isRestorable = (entry: Entry): entry is Restorable =>
  entry.subject !== null && entry.before !== null && entry.status === 'Sukses'

export type Addition = Entry & { subject: RecordKind; before: null; after: LoggedState }
export const isAddition = (entry: Entry): entry is Addition =>
  entry.subject !== null && entry.before === null && entry.after !== null && entry.status === 'Sukses'

export function assertUndoable(entry: Entry): asserts entry is Restorable | Addition {
  if (entry.line) throw new Refusal(409, 'This happened more than two years ago and can no longer be undone.')
  if (!isRestorable(entry) && !isAddition(entry)) throw new Refusal(409, 'There is nothing to restore.')
}

type Words = { message: MessageId; way?: string }

const refusals: Record<Hindrance, Words> = {
  category: { message: 'Its category is gone. Choose another one.', way: 'category_id' },
  changed: { message: 'It has changed since.', way: 'overwrite' },
  name: { message: 'You already have a category with this name.', way: 'name' },
  type: { message: 'A category that has transactions keeps its type.', way: 'type' },
  wallet: {
    message: 'Its wallet is gone. Restore the wallet first, or choose another one.',
    way: 'wallet_id',
  },
  opening: {
    message: 'Its wallet begins later. Move the wallet’s first day back, or choose another one.',
    way: 'wallet_id',
  },
  goal: { message: 'Its goal is gone. Restore the goal first.' },
  target: { message: 'The wallet that took its records is gone. Restore that wallet first.' },
  day: { message: 'This day was recorded anew or skipped meanwhile.' },
  'own category': { message: 'Its category is gone. Restore the category first.' },
  same: { message: 'It is already like this.' },
  used: { message: 'Other records depend on it by now. Undo or delete those first.' },
}

export function refuse(first: Hindrance, others: Hindrance[] = [], kind?: RecordKind): Refusal {
  const found = [first, ...others].map(obstacle =>
    obstacle === 'name' && kind === 'wallet' ? walletsName : refusals[obstacle],
  )
  const errors = Object.fromEntries(found.flatMap(({ message, way }) => (way ? [[way, [message]]] : [])))
  return new Refusal(409, (found[0] ?? refusals[first]).message, { errors })
}

const walletsName: Words = { message: 'You already have a wallet with this name.', way: 'name' }
