import {
  changeTransaction,
  removeTransaction,
  removeTransfer,
  removeTransfers,
  restoreActivities,
} from '@pundi/contract'
import { HttpError, send } from '@pundi/platform/http'
import { text } from '../../catalogue/text'
import { dropBooking } from '../../outbox/kept-bookings'
import { formText } from '../catalogue/text'
import type { SavedForm } from '../modal-state'

/**
 * Takes back what a form saved: deletes what it added, and gives back to what it changed the values from before, unless
 * those were changed since. @returns why not, where it was refused
 */
export async function undoSave(saved: SavedForm): Promise<string | undefined> {
  if (saved.mode === 'kept') {
    const wasThere = await dropBooking(saved.userid, saved.key)
    return wasThere ? undefined : formText('It was already sent.')
  }
  const { id } = saved.mode === 'transfer' ? saved.transfer : saved.transaction
  const options = { params: { id }, fallback: text('That could not be undone.') }
  try {
    if (saved.mode === 'transfer') await send(removeTransfer, options)
    else if (saved.before) {
      const { transaction, before } = saved
      const { version } = transaction
      const { amount, type, category_id, description, transaction_date } = before
      const { wallet_id = null, is_refund = false, tags = [], splits = [] } = before
      const shares = before.shares ?? (transaction.shares && [])
      const more = { wallet_id, is_refund, tags, splits, ...(shares && { shares }) }
      const body = { amount, type, category_id, description, transaction_date, ...more }
      await send(changeTransaction, { ...options, body, version })
    } else await send(removeTransaction, options)
    if (saved.mode !== 'transfer' && saved.begun) await undoBeginning(saved.begun)
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    return error.message
  }
  return undefined
}

/** Lets wallets begin again when they did before. */
async function undoBeginning({ activity_ids, transfer_ids }: NonNullable<Saved['begun']>) {
  const fallback = text('That could not be undone.')
  if (transfer_ids.length > 0) await send(removeTransfers, { body: { ids: transfer_ids }, fallback })
  await send(restoreActivities, { body: { ids: activity_ids }, fallback })
}

type Saved = Extract<SavedForm, { mode: 'add' | 'edit' }>
