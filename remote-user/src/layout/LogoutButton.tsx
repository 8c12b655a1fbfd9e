import { logOut } from '@pundi/shared/session'
import { Button } from '@pundi/shared/ui'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useText } from '../catalogue/text'

export function LogoutButton() {
  const text = useText()
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)

  async function leave() {
    setBusy(true)
    await logOut({ missing: text('No token found'), fallback: text('Logout failed!') })
    await navigate('/sign-in')
  }

  return (
    <Button
      type="button"
      tone="quiet"
      busy={isBusy ? text('Loading...') : undefined}
      onClick={() => void leave()}
    >
      {text('Logout')}
    </Button>
  )
}
