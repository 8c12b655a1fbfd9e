import { logOut } from '@pundi/platform/session'
import { Button } from '@pundi/kit/ui'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'

type LogoutMessage = 'Loading...' | 'Logout' | 'Logout failed!' | 'No token found'

interface LogoutButtonProps {
  text: (message: LogoutMessage) => string
}

/**
 * Ends the session and opens /sign-in, even if the server reports an error. An area can ask the
 * user first: the area cancels the event `pundi-logout`, and later calls the function in the
 * event's `detail`.
 */
export function LogoutButton({ text }: LogoutButtonProps) {
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)

  function press() {
    const asked = new CustomEvent('pundi-logout', { cancelable: true, detail: leave })
    if (document.dispatchEvent(asked)) void leave()
  }

  async function leave() {
    setBusy(true)
    await logOut({ missing: text('No token found'), fallback: text('Logout failed!') })
    await navigate('/sign-in', { replace: true })
  }

  return (
    <Button type="button" tone="quiet" busy={isBusy ? text('Loading...') : undefined} onClick={press}>
      {text('Logout')}
    </Button>
  )
}
