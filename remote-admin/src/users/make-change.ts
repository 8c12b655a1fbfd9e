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

export type UserAnswer = ChangeAnswer<Change>

/** Makes the change that a form names for the user of its `id`. */
export function makeChange(form: FormData): Promise<UserAnswer> {
  const change = form.get('change') as Change
  const call = { params: { id: Number(form.get('id')) }, fallback: text(changes[change].failed) }
  return answerChange(change, () => sendAsAdmin(calls[change], call))
}
