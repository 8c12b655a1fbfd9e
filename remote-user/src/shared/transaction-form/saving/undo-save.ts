import {
  changeTransaction,
  removeTransaction,
  removeTransfer,
  removeTransfers,
  restoreActivities,
} from '@pundi/contract'
import { HttpError, send } from '@pundi/platform/http'
import { text } from '../../../catalogue/text'
import { removeFromOutbox } from '../../outbox/outbox'
import { formText } from '../catalogue/text'
import { bodyOf } from '../../booking-draft/draft'
import type { SavedForm } from '../../booking-draft/modal-state'

/**
 * Deletes an added transaction or transfer, or takes it back from the outbox. After an edit, restores the previous
 * values, unless the transaction has changed since.
 * @returns the refusal, if any
 */
export async function undoSave(saved: SavedForm): Promise<string | undefined> {
  if (saved.mode === 'kept') {
    const wasThere = await removeFromOutbox(saved.userid, saved.key)
    return wasThere ? undefined : formText('This transaction was already sent.')
  }
  const { id } = saved.mode === 'transfer' ? saved.transfer : saved.transaction
  const options = { params: { id }, fallback: text('We couldn’t undo the change.') }
  try {
    if (saved.mode === 'transfer') await send(removeTransfer, options)
    else if (saved.before) {
      const { transaction, before } = saved
      const { version, shares: since } = transaction
      const { shares, ...others } = bodyOf(before)
      const body = before.shares || since ? { ...others, shares } : others
      await send(changeTransaction, { ...options, body, version })
    } else await send(removeTransaction, options)
    if (saved.begun) await undoBeginning(saved.begun)
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    return error.message
  }
  return undefined
}

async function undoBeginning({ activity_ids, transfer_ids }: Begun) {
  const fallback = text('We couldn’t undo the change.')
  if (transfer_ids.length > 0) await send(removeTransfers, { body: { ids: transfer_ids }, fallback })
  await send(restoreActivities, { body: { ids: activity_ids }, fallback })
}

type Begun = NonNullable<Exclude<SavedForm, { mode: 'kept' }>['begun']>
