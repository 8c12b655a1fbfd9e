import { areSame } from '../../budgets/change-rules'
import type { Kept, RecordKind, Removal, World } from './kept-states'

/* What the removal of a category or a wallet moved into another one, and whether it is still there. */

/** The removal by which a record is gone; undefined where it is there, or a record of another kind. */
export function removalOf(world: World, subject: RecordKind | null, id: number | null): Removal | undefined {
  const isThere = id === null || (subject === 'category' ? world.categories : world.wallets).has(id)
  return isThere ? undefined : world.removals.find(one => one.subject === subject && one.record_id === id)
}

/** Whether all that was moved is where the removal has put it, and the budget of the other category is as it left it. */
export function isAsMoved(removal: Removal, world: World): boolean {
  const { moved, moved_to, strays } = removal
  if (moved_to === null) return true
  const known = knownIn(world)
  return (
    hasBudgetAsLeft(removal, world) && moved.every(id => known.get(id)?.every(isMoved) ?? !strays.has(id))
  )
  function isMoved({ state }: Known) {
    return isIn(state, removal)
  }
}

export function hasBudgetAsLeft({ moved_to, moved_budgets }: Removal, { budgets }: World): boolean {
  if (!moved_budgets || moved_to === null) return true
  return areSame(budgets.get(moved_to)?.budgets ?? [], moved_budgets.became)
}

/** What of a record says where it is. */
type Placed = { id?: number } & Partial<
  Pick<Kept, 'category_id' | 'splits' | 'wallet_id' | 'from_wallet_id' | 'to_wallet_id' | 'template'>
>

/** A record as it will be. `owner` is the transfer that a fee belongs to, or the record itself. `put` changes it. */
export type Known = {
  kind: 'transaction' | 'transfer' | 'schedule'
  owner: number
  state: Placed
  put: (change: Placed) => void
}

/** The records of which the world says what they will be, by their ids. A fee is also one with its transfer. */
export function knownIn({ transactions, transfers, schedules }: World): Map<number, Known[]> {
  const known = new Map<number, Known[]>()
  const add = (id: number, one: Known) => known.set(id, [...(known.get(id) ?? []), one])
  const maps = { transaction: transactions, transfer: transfers, schedule: schedules } as const
  for (const [kind, states] of Object.entries(maps))
    for (const [id, state] of states)
      add(id, {
        ...{ kind: kind as Known['kind'], owner: id, state },
        put: change => states.set(id, { ...(states.get(id) ?? state), ...change }),
      })
  for (const [id, { fee }] of transfers)
    if (fee)
      add(fee.id, {
        ...{ kind: 'transfer', owner: id, state: fee },
        put: change => {
          const transfer = transfers.get(id)
          if (transfer?.fee) transfers.set(id, { ...transfer, fee: { ...transfer.fee, ...change } })
        },
      })
  return known
}

/** Whether a record is where the removal put it. */
export function isIn(state: Placed, removal: Removal): boolean {
  const { moved_to: to, moved_parts } = removal
  const { category_id, splits, fee_category_id, ...sides } = partsOf(state)
  if (removal.subject === 'wallet') return Object.values(sides).includes(to)
  const places = moved_parts?.[String(state.id)]
  if (!splits) return !places && (category_id === to || fee_category_id === to)
  return places?.every(place => splits[place - 1]?.category_id === to) ?? false
}

/** What makes the record what it was before the removal. */
export function changeHome(state: Placed, removal: Removal): Placed {
  const change = homeOf({ ...partsOf(state), id: state.id }, removal)
  return state.template ? { template: { ...state.template, ...change } } : change
}

type Parts = ReturnType<typeof partsOf>

function homeOf({ id, splits, ...named }: Parts & { id: number | undefined }, removal: Removal) {
  const { moved_to: to, record_id: home, moved_parts, subject } = removal
  const names = subject === 'wallet' ? walletNames : splits ? [] : categoryNames
  const changed = Object.fromEntries(names.filter(name => named[name] === to).map(name => [name, home]))
  if (subject === 'wallet' || !splits) return changed
  const places = moved_parts?.[String(id)] ?? []
  const parts = splits.map((part, at) => (places.includes(at + 1) ? { ...part, category_id: home } : part))
  // A template names the category of its first part too.
  const [first] = parts
  return {
    splits: parts,
    ...(first && named.category_id !== undefined && { category_id: first.category_id }),
  }
}

const walletNames = ['wallet_id', 'from_wallet_id', 'to_wallet_id'] as const
const categoryNames = ['category_id', 'fee_category_id'] as const

/** Those of a schedule stand in its template. */
function partsOf({ template, ...own }: Placed) {
  const { category_id, splits, wallet_id, from_wallet_id, to_wallet_id } = template ?? own
  const fee_category_id = template?.fee_category_id
  return { category_id, splits, fee_category_id, wallet_id, from_wallet_id, to_wallet_id }
}
