import {
  addCategories,
  type BodyOf,
  type CategoryBody,
  changeCategory,
  changeCategoryPartly,
  removeCategories,
  removeCategory,
  restoreActivities,
  sortCategories,
} from '@pundi/contract'
import { answerChange, type ChangeAnswer, type DoneChange } from '@pundi/kit/form'
import { send } from '@pundi/platform/http'
import { session } from '@pundi/platform/session'
import { addCategory } from '../add-category'
import { text } from './catalogue/text'
import { ignoreNotFound } from '../settle-call'

/** What the form of a change sends; each change reads its own. Several ids are in one field, with commas. */
type Fields = Record<'id' | 'name' | 'type' | 'ids', string> &
  Partial<Record<'move_to' | 'icon' | 'color' | 'categories' | 'is_archived', string>>

interface Outcome {
  /** That of the category that was changed. */
  name?: string
  /** How many there were. */
  count?: number
  /** The fields of the change that takes this one back. */
  undo?: Record<string, string>
}

const changes = {
  async add(fields: Fields): Promise<Outcome> {
    await addCategory(bodyOf(fields))
    return { name: fields.name.trim() }
  },

  async change(fields: Fields): Promise<Outcome> {
    await send(changeCategory, {
      params: { id: fields.id },
      body: bodyOf(fields),
      fallback: text('The category could not be saved.'),
    })
    return { name: fields.name.trim() }
  },

  async remove({ id, move_to }: Fields): Promise<Outcome> {
    // It may have been deleted in another tab.
    const answer = await remove(id, move_to).catch(ignoreNotFound)
    return answer ? undoOf(answer.data.activity_ids) : {}
  },

  /** For a category that has transactions and is the only one of its type: they move to a new one. */
  async replace(fields: Fields): Promise<Outcome> {
    const { data } = await addCategory(bodyOf(fields))
    await remove(fields.id, data.id)
    return {}
  },

  /** Puts a category away, or back to use. */
  async archive({ id, name, is_archived }: Fields): Promise<Outcome> {
    const isArchived = is_archived === 'true'
    await send(changeCategoryPartly, {
      params: { id },
      body: { is_archived: isArchived },
      fallback: text('The category could not be saved.'),
    })
    return { name, ...(isArchived && { undo: { change: 'archive', id, name, is_archived: 'false' } }) }
  },

  sort,
  /** The same from a notice, which says itself where it fails. */
  sortBack: sort,

  async addSeveral({ categories = '[]' }: Fields): Promise<Outcome> {
    const { data } = await send(addCategories, {
      body: { categories: JSON.parse(categories) as BodyOf<typeof addCategories>['categories'] },
      fallback: text('The categories could not be saved.'),
    })
    const ids = data.map(({ id }) => id)
    return {
      count: ids.length,
      ...(ids.length > 0 && { undo: { change: 'removeSeveral', ids: ids.join() } }),
    }
  },

  async removeSeveral({ ids }: Fields): Promise<Outcome> {
    const { data } = await send(removeCategories, {
      body: { ids: numbersOf(ids) },
      fallback: text('The category could not be deleted.'),
    })
    return { count: data.count, ...undoOf(data.activity_ids) }
  },

  /** Brings back what was deleted, by the entries of the log. */
  async restore({ ids }: Fields): Promise<Outcome> {
    await send(restoreActivities, {
      body: { ids: numbersOf(ids) },
      fallback: text('The categories could not be saved.'),
    })
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

async function sort({ ids }: Fields): Promise<Outcome> {
  const { data } = await send(sortCategories, {
    body: { ids: numbersOf(ids) },
    fallback: text('The categories could not be saved.'),
  })
  return { undo: { change: 'sortBack', ids: data.before.join() } }
}

/** `moveTo` is the category of the same type that takes its transactions first. */
const remove = (id: string, moveTo?: string | number) =>
  send(removeCategory, {
    params: { id },
    query: { move_to: moveTo || undefined },
    fallback: text('The category could not be deleted.'),
  })

const undoOf = (activityIds: number[]): Outcome =>
  activityIds.length > 0 ? { undo: { change: 'restore', ids: activityIds.join() } } : {}

const numbersOf = (ids: string) => ids.split(',').map(Number)

/** `userid` comes from the browser's storage (specification, section 7). A look that was not chosen is not sent. */
const bodyOf = ({ name, type, icon, color }: Fields) =>
  ({
    userid: session.getState().userid,
    name,
    type,
    ...(icon !== undefined && { icon: icon || null }),
    ...(color !== undefined && { color: color || null }),
  }) as CategoryBody & { userid: string | null }
