import { activateUser, deactivateUser, demoteUser, promoteUser } from '@pundi/contract'
import { answerChange, type ChangeAnswer } from '@pundi/kit/form'
import { text } from '../catalogue/text'
import { sendAsAdmin } from '../send-as-admin'
import { changes, type Change } from './changes'

const calls = {
  deactivate: deactivateUser,
  activate: activateUser,
  promote: promoteUser,
  demote: demoteUser,
} satisfies Record<Change, unknown>

/** What came of a change of a user. */
export interface UserAnswer extends ChangeAnswer<Change> {
  /** Why the server refused, in its words. */
  reason?: string
}

/** Makes the change that a form names for the user of its `id`. */
export async function makeChange(form: FormData): Promise<UserAnswer> {
  const change = form.get('change') as Change
  const { done, failed } = changes[change]
  const answer = await answerChange(change, async () => {
    await sendAsAdmin(calls[change], { params: { id: Number(form.get('id')) }, fallback: text(failed) })
    return text(done)
  })
  if (answer.isDone || answer.message === text(failed)) return answer
  return { ...answer, message: text(failed), reason: answer.message }
}
