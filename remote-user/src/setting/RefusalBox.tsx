import { logout } from '@pundi/contract'
import { AlertBox, Button } from '@pundi/kit/ui'
import { useState } from 'react'
import { text, useText } from './catalogue/text'
import type { Refusal } from './refusal'
import css from './RefusalBox.module.css'
import { send } from '@pundi/platform/http'
import { expire } from '@pundi/platform/session'
import { settleCall } from '../settle-call'

/** Why a form was not accepted. Where the session is too old for it, a button leads to signing in again. */
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
        <p>{message(text)}</p>
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
 * Ends the session as if it had expired: this tab keeps what was typed, and signing in leads back to it. A refusal of
 * the server is only logged, as at Logout.
 */
async function signInAgain() {
  const fallback = text('Logout failed!')
  if ((await settleCall(send(logout, { fallback }))) === null) console.warn(fallback)
  expire()
}
