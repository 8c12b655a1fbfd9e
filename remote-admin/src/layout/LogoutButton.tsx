import { Button } from '@pundi/shared/ui'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useText } from '../catalogue/text'
import { logOut } from './log-out'

export function LogoutButton() {
  const text = useText()
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)

  async function leave() {
    setBusy(true)
    await logOut()
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
