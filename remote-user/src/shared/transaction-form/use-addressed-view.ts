import type { Transaction } from '@pundi/contract'
import { type Dispatch, type SetStateAction, startTransition, useCallback, useEffect, useState } from 'react'
import type { AddressedView, OpenModal } from '../booking-draft/modal-state'
import { openAt } from './open-at'

/**
 * The view of the transaction that the page's address names. Its edit keeps the view's `opening`, so it turns in the
 * same dialog and belongs to the same address.
 */
export function useAddressedView(setModals: Dispatch<SetStateAction<OpenModal[]>>) {
  const [addressed, setAddressed] = useState<AddressedView>()

  // After the dialog has closed, because an open form may block the navigation.
  useEffect(() => {
    if (addressed?.isLeft) addressed.leave()
  }, [addressed])

  return {
    show: useCallback(
      (transaction: Transaction, leave: () => void) => {
        const modal: OpenModal = { ...openAt(0, { mode: 'view', transaction }), hasAddress: true }
        startTransition(() => setAddressed({ modal, transaction, leave }))
        return () => {
          setAddressed(now => (now?.modal === modal ? undefined : now))
          setModals(now => now.filter(({ opening, isAside }) => opening !== modal.opening || isAside))
        }
      },
      [setModals],
    ),

    /** Undefined if the view was closed, is another user's, or was turned into one of the forms. */
    viewBeside(forms: OpenModal[], userid: string | null) {
      if (!addressed || addressed.isLeft || addressed.modal.userid !== userid) return undefined
      const hasTurned = forms.some(({ opening }) => opening === addressed.modal.opening)
      return hasTurned ? undefined : addressed.modal
    },

    /** Leaves the address if the closed form was about its transaction. A reload may have reopened the form. */
    leaveWith({ opening, purpose }: OpenModal) {
      const isOfAddress =
        opening === addressed?.modal.opening ||
        (purpose.mode === 'edit' && purpose.transaction.id === addressed?.transaction.id)
      if (isOfAddress) setAddressed(now => now && { ...now, isLeft: true })
    },
  }
}
