import type { Transaction } from '@pundi/contract'
import { dropDraft, keptDraft, session, useSession } from '@pundi/platform/session'
import { useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import {
  formName,
  isOpen,
  type KeptForm,
  type ModalState,
  type OpenModal,
  type Purpose,
  type SavedForm,
} from './modal-state'

const closed: ModalState = { purpose: { mode: 'none' } }

let openings = 0

/** The transaction modal of the area. It begins open where this user typed something that was not saved. */
export function useTransactionModal() {
  const [modal, setModal] = useState<ModalState>(reopen)
  const [saved, setSaved] = useState<SavedForm & { opening: number }>()
  const { revalidate } = useRevalidator()
  const userid = useSession(now => now.userid)

  function close(hasChanged: boolean) {
    dropDraft(formName)
    setModal(closed)
    if (hasChanged) void revalidate()
  }

  return {
    /** Closed where another user has signed in since, in another tab. */
    modal: isOpen(modal) && modal.userid !== userid ? closed : modal,
    /** The last form that was saved. */
    saved,
    openAdd: () => setModal(open({ mode: 'add' })),
    openEdit: (transaction: Transaction) => setModal(open({ mode: 'edit', transaction })),
    openView: (transaction: Transaction) => setModal(open({ mode: 'view', transaction })),
    /** Switches the same form: from viewing to editing, or to adding a deleted transaction again. */
    turnTo: (purpose: Purpose) => setModal(now => (isOpen(now) ? turn(now, purpose) : now)),
    close,
    /** Closes after a save, and loads the data of the page again. */
    finish: (form: SavedForm) => {
      close(true)
      setSaved({ ...form, opening: openings })
    },
  }
}

const open = (purpose: Purpose): OpenModal => ({
  purpose,
  opening: ++openings,
  userid: session.getState().userid,
})

/** Drops the kept form: the form has it already. */
const turn = ({ kept: _, ...opened }: OpenModal, purpose: Purpose): OpenModal => ({ ...opened, purpose })

function reopen(): ModalState {
  const kept = keptDraft(formName) as KeptForm | undefined
  return kept ? { ...open(kept.purpose), kept } : closed
}
