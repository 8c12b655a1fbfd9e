import { logout } from '@pundi/contract'
import { AlertBox, Button } from '@pundi/kit/ui'
import { useState } from 'react'
import { text, useText } from './catalogue/text'
import type { Refusal } from './refusal'
import css from './RefusalBox.module.css'
import { send } from '@pundi/platform/http'
import { expire } from '@pundi/platform/session'
import { answerOrNull } from '../../shared/retry/answer-or-null'

interface RefusalBoxProps extends Refusal {
  other: string | undefined
}

export function RefusalBox({ message, mustSignIn, other }: RefusalBoxProps) {
  const text = useText()
  const [isBusy, setBusy] = useState(false)

  function leave() {
    setBusy(true)
    void signInAgain()
  }

  const said = message?.(text) ?? other
  if (!said) return null
  return (
    <AlertBox type="error">
      <div className={css.refusal}>
        <p>{said}</p>
        {mustSignIn && (
          <Button type="button" tone="quiet" busy={isBusy ? text('Loading...') : undefined} onClick={leave}>
            {text('Sign in again')}
          </Button>
        )}
      </div>
    </AlertBox>
  )
}

/**
 * Ends the session as if it had expired. The tab then keeps the input, and signing in leads back to
 * this page. A failed logout request is only logged.
 */
async function signInAgain() {
  const fallback = text('Logout failed!')
  if ((await answerOrNull(send(logout, { fallback }))) === null) console.warn(fallback)
  expire()
}
