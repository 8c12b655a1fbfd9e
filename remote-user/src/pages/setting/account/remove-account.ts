import { deleteAccount } from '@pundi/contract'
import { send } from '@pundi/platform/http'
import { signOut } from '@pundi/platform/session'
import { replace } from 'react-router-dom'
import { clearOutbox } from '../../../shared/outbox/outbox'
import { storePeriodName } from '../../../shared/period/stored-period'
import { clearStored } from '../../../shared/credit-profile/stored-answers'
import { text } from '../catalogue/text'
import { loadChecks } from '../load-setting'
import { readRefusal, refuseFields, type Refusal } from '../refusal'

export type RemovalRefused = Refusal & { at: number }

export async function removeAccount(form: FormData): Promise<Response | RemovalRefused> {
  const fallback = text('We couldn’t delete your account.')
  try {
    const { deleteAccountBody } = await loadChecks(fallback)
    const checked = deleteAccountBody.safeParse(Object.fromEntries(form))
    if (!checked.success) return { at: Date.now(), ...refuseFields(checked.error.issues, form) }
    await send(deleteAccount, { body: checked.data, fallback })
    // Clears the storage before `signOut`, because the storage keys contain the id of the signed-in
    // user.
    clearStored()
    storePeriodName(null)
    // Without the account, transactions that wait on the device can no longer be sent.
    await clearOutbox()
    signOut()
    return replace('/sign-in?account=deleted')
  } catch (error) {
    return { at: Date.now(), ...readRefusal(error, form) }
  }
}
