import { formatAmount, languageOf } from '@pundi/kit/format'
import { Toast } from '@pundi/kit/ui'
import { HttpError } from '@pundi/platform/http'
import { useDeferredValue, useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import { BudgetAlerts } from '../../budget-alerts/BudgetAlerts'
import { useText, text } from '../../../catalogue/text'
import { type FormMessageId, useFormText, formText } from '../catalogue/text'
import type { SavedForm } from '../../booking-draft/modal-state'
import { removeFromOutbox } from '../../outbox/outbox'
import { undoEntries } from '../../save-form/undo-entries'

const sentences = {
  add: { done: 'New transaction added!', undone: '1 transaction deleted' },
  edit: { done: 'Transaction updated!', undone: '1 transaction restored' },
  kept: {
    done: 'Saved on this device. We’ll send it when you’re back online.',
    undone: 'Removed from this device.',
  },
} as const satisfies Record<Exclude<SavedForm['mode'], 'transfer'>, Record<string, FormMessageId>>

interface Undo {
  of: SavedForm
  /** Undefined while the undo runs. */
  message?: string
}

const isUndoable = (saved: SavedForm) => saved.mode === 'kept' || saved.entries.length > 0

export function SavedNotice({ saved }: { saved: SavedForm }) {
  const text = useText()
  const say = useFormText()
  const { revalidate } = useRevalidator()
  const [dismissed, dismiss] = useState<SavedForm>()
  const [undo, setUndo] = useState<Undo>()
  // Screen readers announce changes only in an element that already exists, so the first render is
  // empty.
  const shown = useDeferredValue<SavedForm | undefined>(saved, undefined)
  const undone = undo?.of === shown ? undo : undefined

  async function takeBack(of: SavedForm) {
    setUndo({ of })
    const failure = await undoSave(of)
    setUndo({ of, message: failure ?? sayUndone(of) })
    if (of.mode !== 'kept' || failure !== undefined) void revalidate()
  }

  const sayUndone = ({ mode }: SavedForm) =>
    say(mode === 'transfer' ? 'The transfer has been deleted.' : sentences[mode].undone)

  const sayDone = (form: SavedForm) =>
    form.mode === 'transfer'
      ? say('{amount} has been transferred.', {
          amount: formatAmount(form.amount, { decimals: 'needed' }),
        })
      : say(sentences[form.mode].done)

  return (
    <Toast
      tone="success"
      message={shown && shown !== dismissed ? (undone?.message ?? sayDone(shown)) : undefined}
      language={languageOf(undone?.message)}
      stamp={shown}
      action={
        shown && !undone && isUndoable(shown)
          ? { label: text('Undo'), onAct: () => void takeBack(shown) }
          : undefined
      }
      onDismiss={() => dismiss(shown)}
      dismissLabel={text('Dismiss')}
    >
      {shown && 'passed' in shown && !undone && <BudgetAlerts passed={shown.passed} />}
    </Toast>
  )
}

/**
 * Undoes a save, or removes a waiting transaction from the outbox.
 * @returns the message to show if this fails, for example because the transaction has changed since
 */
async function undoSave(saved: SavedForm): Promise<string | undefined> {
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
