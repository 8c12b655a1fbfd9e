import { HttpError } from '@pundi/platform/http'
import { text } from '../../../catalogue/text'
import { removeFromOutbox } from '../../outbox/outbox'
import { undoEntries } from '../../save-form/undo-entries'
import { formText } from '../catalogue/text'
import type { SavedForm } from '../../booking-draft/modal-state'

/**
 * Undoes a save, or removes a waiting transaction from the outbox.
 * @returns the message to show if this fails, for example because the transaction has changed since
 */
export async function undoSave(saved: SavedForm): Promise<string | undefined> {
  if (saved.mode === 'kept') {
    const wasThere = await removeFromOutbox(saved.userid, saved.key)
    return wasThere ? undefined : formText('This transaction was already sent.')
  }
  try {
    await undoEntries(saved.entries, text('We couldn’t undo the change.'))
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    return error.message
  }
  return undefined
}
