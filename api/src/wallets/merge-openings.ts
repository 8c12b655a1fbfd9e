import { centsOf, decimalOf, isDebt, type MovedOpening } from '@pundi/contract'
import type { Queryable } from '../database/database'
import { addDropped, addRemainders, dropAdded, firstDayIn, type TransferRow } from './merge-queries'
import { type HeldOpening, holdOpenings, setOpening } from './opening-queries'

/**
 * Lets a held wallet begin as early as the one that is moved into it, so that the sum of both stays what it is on each
 * day: it takes the earlier day with its balance, and what it cannot begin with becomes a transfer with the outside.
 */
export async function mergeOpenings(
  client: Queryable,
  userId: number,
  { gone, target, dropped, describe }: Merging,
): Promise<MovedOpening> {
  const { opening, remainders } = sumOpenings(gone, target)
  const became = { opening_date: opening.day, opening_balance: decimalOf(opening.cents) }
  await setOpening(client, userId, target.id, became)
  const added = await addRemainders(
    client,
    userId,
    remainders.map(({ name, ...one }) => ({ ...one, wallet_id: target.id, description: describe(name) })),
  )
  const { opening_date, opening_balance } = target
  return { was: { opening_date, opening_balance }, became, added, dropped }
}

type Merging = {
  gone: HeldOpening
  target: HeldOpening
  dropped: TransferRow[]
  /** What the transfer of the opening balance of the wallet of that name is called. */
  describe: (name: string) => string
}

/** With what the target begins, and what is moved on which day because it cannot; in cents. */
function sumOpenings(gone: Began, target: Began) {
  const [first, later] = gone.opening_date < target.opening_date ? [gone, target] : [target, gone]
  const day = first.opening_date
  const [own, other] = [centsOf(first.opening_balance), centsOf(later.opening_balance)]
  const canBegin = (cents: bigint) => (cents >= 0n || isDebt(target.kind)) && cents < MOST && cents > -MOST
  if (day === later.opening_date && canBegin(own + other))
    return { opening: { day, cents: own + other }, remainders: [] }
  const cents = canBegin(own) ? own : 0n
  const remainders = [
    { cents: own - cents, day, name: first.name },
    { cents: other, day: later.opening_date, name: later.name },
  ].filter(one => one.cents !== 0n)
  return { opening: { day, cents }, remainders }
}

type Began = Pick<HeldOpening, 'name' | 'kind' | 'opening_date' | 'opening_balance'>
const MOST = 10n ** 14n

/**
 * Takes that back, once the records are where they were: false if the target has been changed since. With `overwrite`
 * it is taken back all the same, as far as the records of the target let it begin later. A transfer that was restored
 * by itself before stays as it is. A target that is gone has given what it began with to another wallet, so it has to
 * come back first.
 */
export async function partOpenings(
  client: Queryable,
  userId: number,
  { target: id, moved, overwrite }: { target: number; moved: MovedOpening; overwrite: boolean },
): Promise<boolean> {
  const [target] = await holdOpenings(client, userId, [id])
  const { was, became, added, dropped } = moved
  const isAsMoved =
    target?.opening_date === became.opening_date && target.opening_balance === became.opening_balance
  const areThere = await dropAdded(client, userId, added)
  if (!target || (!(isAsMoved && areThere) && !overwrite)) return false
  const first = await firstDayIn(client, userId, id)
  if (first !== null && first < was.opening_date && !overwrite) return false
  const opening_date = first !== null && first < was.opening_date ? first : was.opening_date
  await setOpening(client, userId, id, { ...was, opening_date })
  return (await addDropped(client, userId, dropped)) || overwrite
}
