import type { RestoreBody } from '@pundi/contract'
import type { LoggedState } from './logged-states'
import { stateOf, statesOf, type World } from './undoable'

export const areThere = (world: World, wallets: (number | undefined)[], day?: string) =>
  hindrancesOf(world, wallets, day).length === 0

export function hindrancesOf(
  world: World,
  wallets: (number | undefined)[],
  day?: string,
): ('wallet' | 'opening')[] {
  const named = wallets.filter(id => id !== undefined)
  const known = statesOf(world, 'wallet')
  if (!named.every(id => known.has(id))) return ['wallet']
  const opening = named.map(id => known.get(id)?.opening_date ?? '')
  return day !== undefined && opening.some(first => first > day) ? ['opening'] : []
}

/**
 * Returns the wallet of a restored record: its old wallet `id`, or the wallet that the user chose
 * if the old wallet was deleted or opens after `day`.
 */
export const walletAgain = (
  id: number | undefined,
  world: World,
  { wallet_id }: RestoreBody,
  day?: string,
): number | undefined =>
  areThere(world, [id], day) || wallet_id === undefined ? id : (wallet_id ?? undefined)

/**
 * Returns the two wallets of a restored transfer. If both old wallets are missing, the transfer
 * goes from the chosen wallet to outside the user's wallets. `areTwo` is false if the chosen wallet
 * is already the transfer's other wallet.
 */
export function sidesAgain(before: Sides, world: World, ways: RestoreBody) {
  const day = before.transfer_date
  const from_wallet_id = walletAgain(before.from_wallet_id, world, ways, day)
  const isMissing = (id: number | undefined) => !areThere(world, [id], day)
  const areBothGone = isMissing(before.from_wallet_id) && isMissing(before.to_wallet_id)
  const to_wallet_id =
    areBothGone && ways.wallet_id !== undefined
      ? undefined
      : walletAgain(before.to_wallet_id, world, ways, day)
  const { from_wallet_id: from, to_wallet_id: to } = before
  return { sides: { from_wallet_id, to_wallet_id }, areTwo: from === to || from_wallet_id !== to_wallet_id }
}

type Sides = Pick<LoggedState, 'from_wallet_id' | 'to_wallet_id' | 'transfer_date'>

export function recategorizeSplits(
  splits: Splits,
  { type }: LoggedState,
  world: World,
  { category_id }: RestoreBody,
): Splits {
  const isThere = (id: number) => stateOf(world, 'category', id)?.type === type
  return splits.map(split =>
    category_id === undefined || isThere(split.category_id) ? split : { ...split, category_id },
  )
}

type Splits = NonNullable<LoggedState['splits']>

export const isDayTaken = (id: number, present: LoggedState | null, { taken_days }: World): boolean =>
  present === null && taken_days.has(id)
