import { changeCategory, removeCategory, type CategoryBody } from '@pundi/contract'
import { answerChange, type ChangeAnswer } from '@pundi/kit/form'
import { send } from '@pundi/platform/http'
import { session } from '@pundi/platform/session'
import { addCategory } from '../add-category'
import { text } from '../catalogue/text'
import { ignoreNotFound } from '../ignore-not-found'

/** What the form of a change sends; each change reads its own. */
type Fields = Record<'id' | 'name' | 'type', string> & { move_to?: string }

const changes = {
  async add({ name, type }: Fields) {
    await addCategory(bodyOf(name, type))
    return text('{name} has been added.', { name: name.trim() })
  },

  async change({ id, name, type }: Fields) {
    await send(changeCategory, {
      params: { id },
      body: bodyOf(name, type),
      fallback: text('The category could not be saved.'),
    })
    return text('{name} has been updated.', { name: name.trim() })
  },

  async remove({ id, move_to }: Fields) {
    // Deleted in another tab meanwhile: what was wished for is so.
    await remove(id, move_to).catch(ignoreNotFound)
    return text('The category has been deleted.')
  },

  /** For a category that has transactions and no other of its type: one is made to take them. */
  async replace({ id, name, type }: Fields) {
    const { data } = await addCategory(bodyOf(name, type))
    await remove(id, data.id)
    return text('The category has been deleted.')
  },
}
export type Change = keyof typeof changes

/** Does what a form says by its field `change`; a failure is shown, and logged (product decisions, Category). */
export async function changeCategories(form: FormData): Promise<ChangeAnswer<Change>> {
  const { change, ...fields } = Object.fromEntries(form) as Fields & { change: Change }
  const answer = await answerChange(change, () => changes[change](fields))
  if (!answer.isDone) console.warn(answer.message)
  return answer
}

/** `moveTo` is the category of the same type that takes its transactions first. */
const remove = (id: string, moveTo?: string | number) =>
  send(removeCategory, {
    params: { id },
    query: { move_to: moveTo || undefined },
    fallback: text('The category could not be deleted.'),
  })

/** `userid` comes from the browser's storage (specification, section 7). */
const bodyOf = (name: string, type: string) =>
  ({ userid: session.getState().userid, name, type }) as CategoryBody & { userid: string | null }
