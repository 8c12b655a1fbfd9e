import { changeCategory, removeCategory, type CategoryBody } from '@pundi/contract'
import { answerChange, type ChangeAnswer, type DoneChange } from '@pundi/kit/form'
import { send } from '@pundi/platform/http'
import { session } from '@pundi/platform/session'
import { addCategory } from '../add-category'
import { text } from '../catalogue/text'
import { ignoreNotFound } from '../settle-call'

/** What the form of a change sends; each change reads its own. */
type Fields = Record<'id' | 'name' | 'type', string> & { move_to?: string }

interface Outcome {
  /** That of the category that was added or changed. */
  name?: string
}

const changes = {
  async add({ name, type }: Fields): Promise<Outcome> {
    await addCategory(bodyOf(name, type))
    return { name: name.trim() }
  },

  async change({ id, name, type }: Fields): Promise<Outcome> {
    await send(changeCategory, {
      params: { id },
      body: bodyOf(name, type),
      fallback: text('The category could not be saved.'),
    })
    return { name: name.trim() }
  },

  async remove({ id, move_to }: Fields): Promise<Outcome> {
    // It may have been deleted in another tab.
    await remove(id, move_to).catch(ignoreNotFound)
    return {}
  },

  /** For a category that has transactions and is the only one of its type: they move to a new one. */
  async replace({ id, name, type }: Fields): Promise<Outcome> {
    const { data } = await addCategory(bodyOf(name, type))
    await remove(id, data.id)
    return {}
  },
}
type Change = keyof typeof changes

export type CategoryChanged = ChangeAnswer<Change, Outcome>
export type DoneCategory = DoneChange<Change, Outcome>

/** Makes the change that the field `change` of a form names. A failure is shown, and logged (product decisions, Category). */
export async function changeCategories(form: FormData): Promise<CategoryChanged> {
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
