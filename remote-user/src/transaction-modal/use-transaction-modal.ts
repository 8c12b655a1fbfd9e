import type { Transaction } from '@pundi/contract'
import { dropDraft, keptDraft, session, useSession } from '@pundi/platform/session'
import { startTransition, useCallback, useMemo, useState } from 'react'
import { useRevalidator } from 'react-router-dom'
import {
  type Booking,
  draftName,
  type KeptForm,
  type OpenModal,
  places,
  type Purpose,
  type SavedForm,
} from './modal-state'

let openings = 0

/**
 * The transaction modals of the area: one is shown at most, the others are being saved or wait. It begins with what
 * this user typed that was not saved.
 */
export function useTransactionModal() {
  const [modals, setModals] = useState<OpenModal[]>(reopen)
  const [bookings, setBookings] = useState<Booking[]>([])
  const [saved, setSaved] = useState<SavedForm & Pick<Booking, 'opening' | 'userid'>>()
  const { revalidate } = useRevalidator()
  const userid = useSession(now => now.userid)
  // None where another user has signed in since, in another tab.
  const own = modals.filter(modal => modal.userid === userid)

  function change(opening: number, next: (modal: OpenModal) => OpenModal) {
    setModals(now => now.map(modal => (modal.opening === opening ? next(modal) : modal)))
  }

  function remove({ opening, place }: OpenModal) {
    dropDraft(draftName(place))
    setModals(without(opening))
  }

  return {
    modals: own,
    shown: own.find(modal => !modal.isAside),
    bookings: useMemo(() => bookings.filter(booking => booking.userid === userid), [bookings, userid]),
    /** The last form that was saved. */
    saved: saved?.userid === userid ? saved : undefined,
    /**
     * Opens the form, where none is shown. It is drawn in parts, which leaves a slow processor free between them. The
     * same function at every render.
     */
    open: useCallback(
      (purpose: Purpose) => startTransition(() => setModals(now => withForm(now, openAt(0, purpose)))),
      [],
    ),
    /** What one of the modals does. */
    handlersOf: (modal: OpenModal) => ({
      /** Switches the same form: from viewing to editing, or to adding a deleted transaction again. */
      onTurn: (purpose: Purpose) => change(modal.opening, now => turn(now, purpose)),
      onClose: (hasChanged: boolean) => {
        remove(modal)
        if (hasChanged) void revalidate()
      },
      onSend: (transaction: Transaction) => {
        change(modal.opening, now => ({ ...now, isAside: true }))
        setBookings(now => [...now, { opening: modal.opening, userid: modal.userid, transaction }])
      },
      /** It comes back, behind a form that somebody is filling in. */
      onRefused: () => {
        setBookings(without(modal.opening))
        setModals(now => [
          ...without(modal.opening)(now),
          ...now.filter(({ opening }) => opening === modal.opening).map(one => ({ ...one, isAside: false })),
        ])
      },
      /** Closes after a save, and loads the data of the page again. */
      onSaved: (form: SavedForm) => {
        remove(modal)
        setSaved({ ...form, opening: ++openings, userid: modal.userid })
        // The server knows nothing of it.
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

/** The user's modals with one more, at the first place that is free; the same ones where one is shown already. */
function withForm(modals: OpenModal[], opened: OpenModal): OpenModal[] {
  const own = modals.filter(({ userid }) => userid === opened.userid)
  if (own.some(({ isAside }) => !isAside)) return modals
  const taken = own.map(({ place }) => place)
  return [...own, { ...opened, place: places.find(place => !taken.includes(place)) ?? 0 }]
}

const openAt = (place: number, purpose: Purpose): OpenModal => ({
  purpose,
  place,
  opening: ++openings,
  userid: session.getState().userid,
})

/** Drops the kept form: the form has it already. */
const turn = ({ kept: _, ...opened }: OpenModal, purpose: Purpose): OpenModal => ({ ...opened, purpose })

const reopen = () =>
  places.flatMap(place => {
    const kept = keptDraft(draftName(place)) as KeptForm | undefined
    return kept ? [{ ...openAt(place, kept.purpose), kept }] : []
  })
