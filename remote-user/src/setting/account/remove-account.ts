import { deleteAccount } from '@pundi/contract'
import { send } from '@pundi/platform/http'
import { signOut } from '@pundi/platform/session'
import { redirect } from 'react-router-dom'
import { clearKeptPeriod } from '../../dashboard/kept-period'
import { clearKept } from '../../recommendation/kept-answers'
import { text } from '../catalogue/text'
import { loadChecks } from '../load-setting'
import { readRefusal, refuseFields, type Refusal } from '../refusal'

/** Why an account was not deleted. After a deletion the page is left. */
export type RemovalRefused = Refusal & { at: number }

/** Deletes the account and leaves nothing of its user in this browser. */
export async function removeAccount(form: FormData): Promise<Response | RemovalRefused> {
  const fallback = text('Your account could not be deleted.')
  try {
    const { deleteAccountBody } = await loadChecks(fallback)
    const checked = deleteAccountBody.safeParse(Object.fromEntries(form))
    if (!checked.success) return { at: Date.now(), ...refuseFields(checked.error.issues, form) }
    await send(deleteAccount, { body: checked.data, fallback })
    // Before the session ends: afterwards their owner is unknown.
    clearKept()
    clearKeptPeriod()
    await dropWaiting()
    signOut()
    return redirect('/sign-in?account=deleted')
  } catch (error) {
    return { at: Date.now(), ...readRefusal(error, form) }
  }
}

/** What waits on this device has no account to go to. Where the code does not come, nobody ever sees it. */
const dropWaiting = () =>
  import(/* webpackChunkName: "transaction-form" */ '../../outbox/kept-bookings').then(
    ({ dropBookings }) => dropBookings(),
    () => undefined,
  )
