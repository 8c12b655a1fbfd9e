import { Button, ButtonRow, Dialog } from '@pundi/kit/ui'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { useFormText } from '../transaction-form/catalogue/text'
import { outbox } from '../outbox/outbox'
import { dropUnsent } from './send-bookings'

type LogOut = () => Promise<void>

export function SignOutQuestion() {
  const text = useFormText()
  const { bookings } = useStore(outbox)
  const [logOut, setLogOut] = useState<LogOut>()
  const [isBusy, setBusy] = useState(false)

  useEffect(() => {
    const ask = (event: Event) => {
      if (outbox.getState().bookings.length === 0) return
      event.preventDefault()
      setLogOut(() => (event as CustomEvent<LogOut>).detail)
    }
    document.addEventListener('pundi-logout', ask)
    const stopHearing = outbox.subscribe(({ bookings: left }) => {
      if (left.length === 0) setLogOut(undefined)
    })
    return () => {
      document.removeEventListener('pundi-logout', ask)
      stopHearing()
    }
  }, [])

  const stay = () => setLogOut(undefined)

  async function leave() {
    setBusy(true)
    await dropUnsent()
    await logOut?.()
  }

  return (
    <Dialog
      title={text('Sign out without sending?')}
      open={logOut !== undefined}
      onClose={stay}
      closeLabel={text('Stay signed in')}
    >
      <p>
        {text(
          '{count, plural, =1 {1 transaction on this device hasn’t been sent yet. Signing out deletes it for good.} other {# transactions on this device haven’t been sent yet. Signing out deletes them for good.}}',
          { count: bookings.length },
        )}
      </p>
      <ButtonRow>
        <Button type="button" tone="quiet" onClick={stay} disabled={isBusy}>
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
