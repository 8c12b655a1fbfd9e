import type { Transaction } from '@pundi/contract'
import { dropDraft, keptDraft, useSession } from '@pundi/platform/session'
import { startTransition, useCallback, useMemo, useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import {
  type Booking,
  slotName,
  type StoredForm,
  type OpenModal,
  formSlots,
  type Purpose,
  type SavedForm,
} from '../booking-draft/modal-state'
import { nextOpening, openAt } from './open-at'
import { useAddressedView } from './use-addressed-view'

/**
 * The forms in this tab. At most one is visible; the others are being saved. Starts with the user's
 * unsaved input.
 */
export function useTransactionModal() {
  const [modals, setModals] = useState<OpenModal[]>(reopen)
  const [bookings, setBookings] = useState<Booking[]>([])
  const [saved, setSaved] = useState<SavedForm & Pick<Booking, 'opening' | 'userid'>>()
  const { revalidate } = useRevalidator()
  const userid = useSession(now => now.userid)
  // The user may have changed, because another tab can sign in another user.
  const own = modals.filter(modal => modal.userid === userid)
  const addressed = useAddressedView(setModals)
  const view = addressed.viewBeside(own, userid)

  function change(opening: number, next: (modal: OpenModal) => OpenModal) {
    setModals(now => now.map(modal => (modal.opening === opening ? next(modal) : modal)))
  }

  function remove(modal: OpenModal) {
    if (modal !== view) {
      dropDraft(slotName(modal.slot))
      setModals(without(modal.opening))
    }
    addressed.leaveWith(modal)
  }

  return {
    modals: view ? [...own, view] : own,
    shown: own.find(modal => !modal.isAside) ?? view,
    bookings: useMemo(() => bookings.filter(booking => booking.userid === userid), [bookings, userid]),
    saved: saved?.userid === userid ? saved : undefined,
    /**
     * Opens a form, unless one is visible. Runs in a transition, so that slow devices stay
     * responsive. A stable function.
     */
    open: useCallback(
      (purpose: Purpose) => startTransition(() => setModals(now => withForm(now, openAt(0, purpose)))),
      [],
    ),
    /** A stable function. */
    show: addressed.show,
    handlersOf: (modal: OpenModal) => ({
      /**
       * Switches from viewing to editing, or from editing a deleted transaction to adding it again.
       */
      onTurn: (purpose: Purpose) =>
        modal === view
          ? setModals(now => withForm(now, turn(view, purpose)))
          : change(modal.opening, now => turn(now, purpose)),
      onClose: (hasChanged: boolean) => {
        remove(modal)
        if (hasChanged) void revalidate()
      },
      onSend: (transaction: Transaction) => {
        change(modal.opening, now => ({ ...now, isAside: true }))
        setBookings(now => [...now, { opening: modal.opening, userid: modal.userid, transaction }])
      },
      /** Shows the form again. If another form is visible, this form appears after it. */
      onRefused: () => {
        setBookings(without(modal.opening))
        setModals(now => [
          ...without(modal.opening)(now),
          ...now.filter(({ opening }) => opening === modal.opening).map(one => ({ ...one, isAside: false })),
        ])
      },
      onSaved: (form: SavedForm) => {
        remove(modal)
        setSaved({ ...form, opening: nextOpening(), userid: modal.userid })
        if (form.mode === 'kept') {
          setBookings(without(modal.opening))
          return
        }
        setBookings(now =>
          now.map(booking =>
            booking.opening === modal.opening && form.mode !== 'transfer'
              ? { ...booking, transaction: form.transaction }
              : booking,
          ),
        )
        void revalidate().then(() => startTransition(() => setBookings(without(modal.opening))))
      },
    }),
  }
}

const without =
  (opening: number) =>
  <One extends { opening: number }>(all: One[]): One[] =>
    all.filter(one => one.opening !== opening)

/** Adds a form in the first free slot. If a form is visible, returns `modals` unchanged. */
function withForm(modals: OpenModal[], opened: OpenModal): OpenModal[] {
  const own = modals.filter(({ userid }) => userid === opened.userid)
  if (own.some(({ isAside }) => !isAside)) return modals
  const taken = own.map(({ slot }) => slot)
  return [...own, { ...opened, slot: formSlots.find(slot => !taken.includes(slot)) ?? 0 }]
}

const turn = ({ kept: _, ...opened }: OpenModal, purpose: Purpose): OpenModal => ({ ...opened, purpose })

const reopen = () =>
  formSlots.flatMap(slot => {
    const kept = keptDraft(slotName(slot)) as StoredForm | undefined
    return kept ? [{ ...openAt(slot, kept.purpose), kept }] : []
  })
