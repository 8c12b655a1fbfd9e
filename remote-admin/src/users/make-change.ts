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

/** The answer to a change of a user. */
export type UserAnswer = ChangeAnswer<Change> & {
  /** The server's reason for a refusal, where it gave one. */
  reason?: string
}

/** Makes the change that a form names for the user of its `id`. */
export async function makeChange(form: FormData): Promise<UserAnswer> {
  const change = form.get('change') as Change
  const fallback = text(changes[change].failed)
  const answer = await answerChange(change, () =>
    sendAsAdmin(calls[change], { params: { id: Number(form.get('id')) }, fallback }),
  )
  return answer.isDone || answer.message === fallback ? answer : { ...answer, reason: answer.message }
}
