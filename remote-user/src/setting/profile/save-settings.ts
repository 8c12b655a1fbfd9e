import { saveSettings as call, type Settings } from '@pundi/contract'
import { send } from '@pundi/platform/http'
import { dropDraft, prefer, session, updateUser } from '@pundi/platform/session'
import { text } from '../catalogue/text'
import { bodyOf, formName } from './draft'
import { loadChecks } from '../load-setting'
import { readRefusal, refuseFields, type Refusal } from '../refusal'

/**
 * What came of saving. A success has no words of its own: the server's are in the language that was just left, so the
 * screen says it.
 */
export type SaveAnswer = { at: number } & (
  { isSaved: true; pending: string | null } | ({ isSaved: false } & Refusal)
)

/** Saves what a form says; everything on screen follows at once. */
export async function saveSettings(form: FormData): Promise<SaveAnswer> {
  const { token } = session.getState()
  const fallback = text('Your settings could not be saved.')
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

/** The session that asked knows its user anew; another one that has begun meanwhile is not touched. */
function follow(saved: Settings, token: string | null) {
  const now = session.getState()
  if (token === null || now.token !== token) return
  const { firstName, lastName, email, pending_email, has_password, ...ofUser } = saved
  const name = [firstName, lastName].filter(Boolean).join(' ')
  if (now.user) updateUser({ ...now.user, name, ...ofUser }, token)
  else prefer(saved)
}
