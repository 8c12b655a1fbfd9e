import type { RestoreBody } from '@pundi/contract'
import { areThere, type Kept, type World } from './kept-states'

/** The wallet of a record of that day: the chosen one, if any, in place of one that is gone or begins later. */
export const walletAgain = (
  id: number | undefined,
  world: World,
  { wallet_id }: RestoreBody,
  day?: string,
): number | undefined =>
  areThere(world, [id], day) || wallet_id === undefined ? id : (wallet_id ?? undefined)

/**
 * The sides of a transfer that comes back, and whether they are two: the chosen wallet may be the other side already.
 * Where both are gone, the chosen wallet is where the money came from, and the other side is outside. What pays a debt
 * back in no wallet has none on either side.
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

type Sides = Pick<Kept, 'from_wallet_id' | 'to_wallet_id' | 'transfer_date'>
