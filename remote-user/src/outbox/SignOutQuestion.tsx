import { Button, ButtonRow, Dialog } from '@pundi/kit/ui'
import { logOut } from '@pundi/platform/session'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useStore } from 'zustand'
import { useFormText } from '../transaction-modal/catalogue/text'
import { dropBookings, keptBookings } from './kept-bookings'

/** Asks before somebody signs out while bookings lie on this device: they are deleted only where that is wanted. */
export function SignOutQuestion() {
  const text = useFormText()
  const navigate = useNavigate()
  const { bookings } = useStore(keptBookings)
  const [isOpen, setOpen] = useState(false)
  const [isBusy, setBusy] = useState(false)

  useEffect(() => {
    const ask = (event: Event) => {
      if (keptBookings.getState().bookings.length === 0) return
      event.preventDefault()
      setOpen(true)
    }
    document.addEventListener('pundi-logout', ask)
    return () => document.removeEventListener('pundi-logout', ask)
  }, [])

  async function leave() {
    setBusy(true)
    await dropBookings()
    await logOut({ missing: text('No token found'), fallback: text('Logout failed!') })
    await navigate('/sign-in')
  }

  return (
    <Dialog
      title={text('Sign out without sending?')}
      open={isOpen}
      onClose={() => setOpen(false)}
      closeLabel={text('Stay signed in')}
    >
      <p>
        {text(
          '{count, plural, =1 {1 transaction on this device was not sent yet. Signing out deletes it for good.} other {# transactions on this device were not sent yet. Signing out deletes them for good.}}',
          { count: bookings.length },
        )}
      </p>
      <ButtonRow>
        <Button type="button" tone="quiet" onClick={() => setOpen(false)} disabled={isBusy}>
          {text('Stay signed in')}
        </Button>
        <Button
          type="button"
          tone="danger"
          busy={isBusy ? text('Loading...') : undefined}
          onClick={() => void leave()}
        >
          {text('Delete and sign out')}
        </Button>
      </ButtonRow>
    </Dialog>
  )
}
