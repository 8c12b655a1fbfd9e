import { activateUser, deactivateUser, demoteUser, promoteUser } from '@pundi/contract'
import { answerChange, type ChangeAnswer } from '@pundi/kit/form'
import { text } from '../../catalogue/text'
import { sendAsAdmin } from '../../shared/list/send-as-admin'
import { changes, type Change } from './changes'

const calls = {
  deactivate: deactivateUser,
  activate: activateUser,
  promote: promoteUser,
  demote: demoteUser,
} satisfies Record<Change, unknown>

export type UserAnswer = ChangeAnswer<Change> & {
  /** The server's reason for a refusal, if it sent one. */
  reason?: string
}

export async function makeChange(form: FormData): Promise<UserAnswer> {
  const change = form.get('change') as Change
  const fallback = text(changes[change].failed)
  const answer = await answerChange(change, () =>
    sendAsAdmin(calls[change], { params: { id: Number(form.get('id')) }, fallback }),
  )
  return answer.isDone || answer.message === fallback ? answer : { ...answer, reason: answer.message }
}
