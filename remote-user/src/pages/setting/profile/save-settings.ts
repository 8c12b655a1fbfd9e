import { saveSettings as call, type Settings } from '@pundi/contract'
import { send } from '@pundi/platform/http'
import { dropDraft, prefer, session, updateUser } from '@pundi/platform/session'
import { text } from '../catalogue/text'
import { bodyOf, formName } from './draft'
import { loadChecks } from '../load-setting'
import { readRefusal, refuseFields, type Refusal } from '../refusal'

/**
 * A success has no message, because the server's message would be in the user's previous language.
 */
export type SaveAnswer = { at: number } & (
  | { isSaved: true; pending: string | null }
  | ({ isSaved: false } & Refusal)
)

export async function saveSettings(form: FormData): Promise<SaveAnswer> {
  const { token } = session.getState()
  const fallback = text('We couldn’t save your settings.')
  try {
    const { settingsBody } = await loadChecks(fallback)
    const checked = settingsBody.safeParse(bodyOf(form))
    if (!checked.success)
      return { at: Date.now(), isSaved: false, ...refuseFields(checked.error.issues, form) }
    const { data } = await send(call, { body: checked.data, fallback })
    dropDraft(formName)
    follow(data, token)
    return { at: Date.now(), isSaved: true, pending: data.pending_email }
  } catch (error) {
    return { at: Date.now(), isSaved: false, ...readRefusal(error, form) }
  }
}

/**
 * Updates the user in the session. Does nothing if a new session has begun since the form was sent.
 */
function follow(saved: Settings, token: string | null) {
  const now = session.getState()
  if (token === null || now.token !== token) return
  const { firstName, lastName, email, pending_email, has_password, is_email_proven, ...others } = saved
  const { mails_budgets, mails_letter, mails_reminders, ...ofUser } = others
  const name = [firstName, lastName].filter(Boolean).join(' ')
  if (now.user) updateUser({ ...now.user, name, ...ofUser }, token)
  else prefer(saved)
}
