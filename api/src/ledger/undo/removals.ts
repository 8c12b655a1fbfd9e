import type { LoggedState, RecordKind, Removal } from './logged-states'
import { type Home, stateOf, statesOf, type Steps, stepsOf, type World } from './undoable'

export function removalOf(world: World, subject: RecordKind | null, id: number | null): Removal | undefined {
  if (subject === null || id === null || statesOf(world, subject).has(id)) return undefined
  return world.removals.find(one => one.subject === subject && one.record_id === id)
}

export function hasMovedOn(world: World, subject: RecordKind, id: number): boolean {
  const removal = removalOf(world, subject, id)
  if (!removal || removal.moved_to === null) return false
  const known = knownIn(world)
  const isMoved = ({ state }: Known) => isIn(state, removal)
  return !removal.moved.every(one => known.get(one)?.every(isMoved) ?? !removal.strays.has(one))
}

/**
 * Lists the records that return to a restored category or wallet. If a record is itself being
 * restored, its step also sets the category or wallet. All other records are moved.
 */
export function planRecordsHome(removal: Removal, world: World, steps: Steps): Home {
  const { moved, record_id, subject, strays } = removal
  const apart = new Set<number>()
  const known = knownIn(world)
  for (const id of moved)
    for (const { kind, owner, state, put } of known.get(id) ?? []) {
      const step = stepsOf(steps, kind).get(owner)
      if (step) apart.add(id)
      if (!isIn(state, removal)) continue
      put(changeHome(state, removal))
      const wanted = stateOf(world, kind, owner)
      if (step && wanted) step.wanted = wanted
    }
  const came = new Set(moved.filter(id => !strays.has(id)))
  for (const other of world.removals)
    if (other.subject === subject && other.moved_to === record_id)
      for (const id of came) if (cameWhole(id, other, removal)) other.strays.delete(id)
  return {
    moved: moved.filter(id => !apart.has(id)),
    moved_parts: removal.moved_parts,
    moved_to: removal.moved_to,
    budgets: null,
  }
}

const cameWhole = (id: number, earlier: Removal, later: Removal) => {
  const [places, places_later] = [earlier, later].map(({ moved_parts }) => moved_parts?.[String(id)])
  return places ? places.every(place => places_later?.includes(place)) : !places_later
}

type Placed = { id?: number } & Partial<
  Pick<LoggedState, 'category_id' | 'splits' | 'wallet_id' | 'from_wallet_id' | 'to_wallet_id' | 'template'>
>

type Known = {
  kind: RecordKind
  owner: number
  state: Placed
  put: (change: Placed) => void
}

function knownIn(world: World): Map<number, Known[]> {
  const known = new Map<number, Known[]>()
  const add = (id: number, one: Known) => known.set(id, [...(known.get(id) ?? []), one])
  for (const kind of world.movable) {
    const states = statesOf(world, kind)
    for (const [id, state] of states) {
      add(id, {
        ...{ kind, owner: id, state },
        put: change => states.set(id, { ...(states.get(id) ?? state), ...change }),
      })
      if (!state.fee) continue
      add(state.fee.id, {
        ...{ kind, owner: id, state: state.fee },
        put: change => {
          const transfer = states.get(id)
          if (transfer?.fee) states.set(id, { ...transfer, fee: { ...transfer.fee, ...change } })
        },
      })
    }
  }
  return known
}

function isIn(state: Placed, removal: Removal): boolean {
  const { moved_to: to, moved_parts } = removal
  const { category_id, splits, fee_category_id, ...sides } = categoriesAndWalletsOf(state)
  if (removal.subject === 'wallet') return Object.values(sides).includes(to)
  const places = moved_parts?.[String(state.id)]
  if (!splits) return !places && (category_id === to || fee_category_id === to)
  return places?.every(place => splits[place - 1]?.category_id === to) ?? false
}

function changeHome(state: Placed, removal: Removal): Placed {
  const change = homeOf({ ...categoriesAndWalletsOf(state), id: state.id }, removal)
  return state.template ? { template: { ...state.template, ...change } } : change
}

type Named = ReturnType<typeof categoriesAndWalletsOf>

function homeOf({ id, splits, ...named }: Named & { id: number | undefined }, removal: Removal) {
  const { moved_to: to, record_id: home, moved_parts, subject } = removal
  const names = subject === 'wallet' ? walletNames : splits ? [] : categoryNames
  const changed = Object.fromEntries(names.filter(name => named[name] === to).map(name => [name, home]))
  if (subject === 'wallet' || !splits) return changed
  const places = moved_parts?.[String(id)] ?? []
  const moved = splits.map((split, at) => (places.includes(at + 1) ? { ...split, category_id: home } : split))
  const [first] = moved
  return {
    splits: moved,
    ...(first && named.category_id !== undefined && { category_id: first.category_id }),
  }
}

const walletNames = ['wallet_id', 'from_wallet_id', 'to_wallet_id'] as const
const categoryNames = ['category_id', 'fee_category_id'] as const

function categoriesAndWalletsOf({ template, ...own }: Placed) {
  const { category_id, splits, wallet_id, from_wallet_id, to_wallet_id } = template ?? own
  const fee_category_id = template?.fee_category_id
  return { category_id, splits, fee_category_id, wallet_id, from_wallet_id, to_wallet_id }
}
