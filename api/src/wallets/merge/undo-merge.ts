import type { MovedOpening } from '@pundi/contract'
import { refuse } from '../../ledger/undo/logged-states'
import type { Queryable } from '../../platform/database/database'
import { Refusal } from '../../platform/http/errors/refusal'
import type { MessageId, Values } from '../../platform/messages/say'
import { dayOf } from '../../platform/messages/write-values'
import { addDropped, dropAdded, firstDayIn } from './queries'
import { findTarget, type LaterMerge, listLaterMerges, type WalletMerge } from './undo-queries'
import { holdOpenings, type Opening, setOpening } from '../write-queries'

/**
 * Undoes a merge: gives the target its old opening balance and day back, removes the transfers that
 * the merge added, and restores those that it removed. Call this after the records have moved back.
 * If the merge did not change the opening, leaves it unchanged, so that merges can be undone in any
 * order. Throws 409 if the target has changed since. With `overwrite`, undoes the merge anyway, but
 * with an opening day no later than the first record. Does not change a transfer that was restored
 * separately.
 */
export async function undoMerge(
  client: Queryable,
  userId: number,
  { overwrite, ...merge }: WalletMerge & { overwrite: boolean },
): Promise<void> {
  const { target: id, moved } = merge
  const [target] = await holdOpenings(client, userId, [id])
  const are_there = await dropAdded(client, userId, moved.added)
  const first = await firstDayIn(client, userId, id)
  const later = await listLaterMerges(client, userId, merge)
  const refusal = refuseUndoMerge(moved, { target, are_there, first, later })
  if (refusal && !(overwrite && refusal.errors?.['overwrite'])) throw refusal
  const { was } = moved
  if (!isUnchanged(moved)) {
    const opening_date = first !== null && first < was.opening_date ? first : was.opening_date
    await setOpening(client, userId, id, { ...was, opening_date })
  }
  const areBack = await addDropped(client, userId, moved.dropped)
  if (!areBack && !overwrite) throw refuse('changed')
}

/** Returns undefined if the merge can be undone. */
export async function judgeUndoMerge(
  db: Queryable,
  userId: number,
  { ids, ...merge }: WalletMerge & { ids: number[] },
): Promise<Refusal | undefined> {
  const found = await findTarget(db, userId, { ...merge, ids })
  return refuseUndoMerge(merge.moved, { ...found, later: await listLaterMerges(db, userId, merge) })
}

type Seen = {
  target: (Opening & { name: string }) | undefined
  are_there: boolean
  first: string | null
  later: LaterMerge[]
}

/**
 * Returns why the merge cannot be undone. Two reasons hold even with `overwrite`:
 * 1. The target was deleted. It must be restored first.
 * 2. A wallet was later merged into the target and changed its opening. That wallet must be
 *    restored first.
 */
function refuseUndoMerge(
  moved: MovedOpening,
  { target, are_there, first, later }: Seen,
): Refusal | undefined {
  if (!target) return new Refusal(409, 'The wallet that took its records is gone. Restore that wallet first.')
  const { name } = target
  const { was, became } = moved
  const overlaid = later.find(one => !isUnchanged(one.moved))
  if (!isUnchanged(moved) && overlaid) return refuseLater(overlaid, name)
  const isAsMoved =
    target.opening_date === became.opening_date && target.opening_balance === became.opening_balance
  if (!isUnchanged(moved) && !isAsMoved)
    return overwritable('{name}’s opening balance has changed since then.', { name })
  if (!are_there)
    return overwritable('The opening balance moved into {name} has changed since then.', { name })
  if (isUnchanged(moved) || first === null || first >= was.opening_date) return undefined
  const values = { name, day: dayOf(was.opening_date) }
  return overwritable('{name} would start on {day} again, but it has earlier transactions.', values)
}

const refuseLater = ({ name: other }: LaterMerge, name: string) =>
  new Refusal(409, '{other} was later moved into {name}. Undo that first.', { values: { other, name } })

const overwritable = (message: MessageId, values: Values) =>
  new Refusal(409, message, { errors: { overwrite: [message] }, values })

const isUnchanged = ({ was, became }: MovedOpening) =>
  was.opening_date === became.opening_date && was.opening_balance === became.opening_balance
