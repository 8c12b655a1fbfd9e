import { Toast } from '@pundi/kit/ui'
import { useDeferredValue, useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import { type MessageId, useText } from '../../catalogue/text'
import type { SavedForm } from '../modal-state'
import { undoSave } from './undo-save'

/** What a save and its undo say. */
const sentences = {
  add: { done: 'New transaction added!', undone: '1 transaction deleted' },
  edit: { done: 'Transaction updated!', undone: '1 transaction restored' },
} as const satisfies Record<SavedForm['mode'], Record<string, MessageId>>

interface Undo {
  of: SavedForm
  /** How it went; undefined while it runs. */
  message?: string
}

/** After a transaction was really added or changed, with the way back; it goes by itself or when dismissed. */
export function SavedNotice({ saved }: { saved: SavedForm }) {
  const text = useText()
  const { revalidate } = useRevalidator()
  const [dismissed, dismiss] = useState<SavedForm>()
  const [undo, setUndo] = useState<Undo>()
  // A screen reader announces only what changes in a region that it already knows.
  const shown = useDeferredValue<SavedForm | undefined>(saved, undefined)
  const undone = undo?.of === shown ? undo : undefined

  async function takeBack(of: SavedForm) {
    setUndo({ of })
    const failure = await undoSave(of)
    setUndo({ of, message: failure ?? text(sentences[of.mode].undone) })
    void revalidate()
  }

  return (
    <Toast
      tone="success"
      message={
        shown && shown !== dismissed ? (undone?.message ?? text(sentences[shown.mode].done)) : undefined
      }
      stamp={shown}
      action={shown && !undone ? { label: text('Undo'), onAct: () => void takeBack(shown) } : undefined}
      onDismiss={() => dismiss(shown)}
      dismissLabel={text('Dismiss')}
    />
  )
}
