import { answerChange, type ChangeAnswer } from '@pundi/kit/form'
import { text } from '../catalogue/text'
import { changes, type Change } from './changes'
import { changeUser } from './users-api'

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
    await changeUser(Number(form.get('id')), change, failed)
    return text(done)
  })
  if (answer.isDone || answer.message === text(failed)) return answer
  return { ...answer, message: text(failed), reason: answer.message }
}
