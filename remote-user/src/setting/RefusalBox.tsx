import { AlertBox, Button } from '@pundi/kit/ui'
import { useState } from 'react'
import { useText } from './catalogue/text'
import type { Refusal } from './refusal'
import css from './RefusalBox.module.css'
import { signInAgain } from './sign-in-again'

/** What the server said of a form as a whole, with the way on where a younger session is wanted. */
export function RefusalBox({ message, mustSignIn }: Refusal) {
  const text = useText()
  const [isBusy, setBusy] = useState(false)

  function leave() {
    setBusy(true)
    void signInAgain()
  }

  if (!message) return null
  return (
    <AlertBox type="error">
      <div className={css.refusal}>
        <p>{message}</p>
        {mustSignIn && (
          <Button type="button" tone="quiet" busy={isBusy ? text('Loading...') : undefined} onClick={leave}>
            {text('Sign in again')}
          </Button>
        )}
      </div>
    </AlertBox>
  )
}
