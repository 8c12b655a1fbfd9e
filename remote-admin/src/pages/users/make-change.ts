import { activateUser, deactivateUser, demoteUser, promoteUser } from '@pundi/contract'
import { changeBy, type ChangeAnswer, type Typed } from '@pundi/kit/form'
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
  reason?: string
}

const fallbackOf = (change: Change) => text(changes[change].failed)

const by =
  (change: Change) =>
  ({ id = '' }: Typed<'id'>) =>
    sendAsAdmin(calls[change], { params: { id: Number(id) }, fallback: fallbackOf(change) })

export async function makeChange(form: FormData): Promise<UserAnswer> {
  const answer = await changeBy(form, {
    deactivate: by('deactivate'),
    activate: by('activate'),
    promote: by('promote'),
    demote: by('demote'),
  })
  return answer.isDone || answer.message === fallbackOf(answer.change)
    ? answer
    : { ...answer, reason: answer.message }
}
