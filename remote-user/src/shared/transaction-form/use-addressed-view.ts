import type { Transaction } from '@pundi/contract'
import { type Dispatch, type SetStateAction, startTransition, useCallback, useEffect, useState } from 'react'
import type { AddressedView, OpenModal } from '../booking-draft/modal-state'
import { openAt } from './open-at'

/**
 * The dialog that shows the transaction in the address. When the user presses Edit, the dialog
 * keeps its `opening` number, so it stays the same dialog at the same address.
 */
export function useAddressedView(setModals: Dispatch<SetStateAction<OpenModal[]>>) {
  const [addressed, setAddressed] = useState<AddressedView>()

  // Runs after the dialog has closed, because an open form may block the navigation.
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

    /**
     * The dialog that is shown besides `forms`. Undefined if it was closed, belongs to another
     * user, or has become one of `forms`.
     */
    viewBeside(forms: OpenModal[], userid: string | null) {
      if (!addressed || addressed.isLeft || addressed.modal.userid !== userid) return undefined
      const hasTurned = forms.some(({ opening }) => opening === addressed.modal.opening)
      return hasTurned ? undefined : addressed.modal
    },

    /**
     * If the closed form was about the transaction in the address, leaves that address. Also
     * compares ids, because a reload reopens the form with another `opening`.
     */
    leaveWith({ opening, purpose }: OpenModal) {
      const isOfAddress =
        opening === addressed?.modal.opening ||
        (purpose.mode === 'edit' && purpose.transaction.id === addressed?.transaction.id)
      if (isOfAddress) setAddressed(now => now && { ...now, isLeft: true })
    },
  }
}
