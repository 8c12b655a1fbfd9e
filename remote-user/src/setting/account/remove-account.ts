import { signOut } from '@pundi/platform/session'
import { redirect } from 'react-router-dom'
import { clearKept } from '../../recommendation/kept-answers'
import { text } from '../catalogue/text'
import { loadChecks } from '../load-checks'
import { readRefusal, refuseFields, type Refusal } from '../refusal'
import { deleteAccount } from '../setting-api'

/** Why an account was not deleted; one that is leads away from here. */
export type RemovalRefused = Refusal & { at: number }

/** Deletes the account and leaves nothing of its user in this browser. */
export async function removeAccount(form: FormData): Promise<Response | RemovalRefused> {
  try {
    const { deleteAccountBody } = await loadChecks(text('Your account could not be deleted.'))
    const checked = deleteAccountBody.safeParse(Object.fromEntries(form))
    if (!checked.success) return { at: Date.now(), ...refuseFields(checked.error.issues, form) }
    await deleteAccount(checked.data)
    // Before the session forgets whose they are.
    clearKept()
    signOut()
    return redirect('/sign-in?account=deleted')
  } catch (error) {
    return { at: Date.now(), ...readRefusal(error, form) }
  }
}
