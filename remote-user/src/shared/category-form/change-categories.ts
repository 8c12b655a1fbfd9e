import {
  addCategories,
  type BodyOf,
  type CategoryBody,
  changeCategory,
  changeCategoryPartly,
  removeCategory,
  sortCategories,
} from '@pundi/contract'
import { answerChange, type ChangeAnswer, type DoneChange } from '@pundi/kit/form'
import { send } from '@pundi/platform/http'
import { session } from '@pundi/platform/session'
import { addCategory } from '../categories/add-category'
import { undoFields, undoOf } from '../save-form/undo-entries'
import { text } from './catalogue/text'
import { ignoreNotFound } from '../retry/answer-or-null'

/** Each change reads its own fields. `ids` is separated by commas. */
type Fields = Record<'id' | 'name' | 'type' | 'ids', string> &
  Partial<Record<'move_to' | 'icon' | 'color' | 'categories' | 'is_archived', string>>

interface Outcome {
  name?: string
  count?: number
  isArchived?: boolean
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
      fallback: text('We couldn’t save the category.'),
    })
    return { name: fields.name.trim() }
  },

  async remove({ id, move_to }: Fields): Promise<Outcome> {
    // Another tab may have deleted the category.
    const answer = await remove(id, move_to).catch(ignoreNotFound)
    return undoOf(answer?.data.activity_ids)
  },

  /** Deletes the only category of a type. Its transactions move to a new category, which is added first. */
  async replace(fields: Fields): Promise<Outcome> {
    const { data } = await addCategory(bodyOf(fields))
    await remove(fields.id, data.id)
    return {}
  },

  async archive({ id, name, is_archived }: Fields): Promise<Outcome> {
    const isArchived = is_archived === 'true'
    const { activity_ids } = await send(changeCategoryPartly, {
      params: { id },
      body: { is_archived: isArchived },
      fallback: text('We couldn’t save the category.'),
    })
    return { name, isArchived, ...(isArchived && undoOf(activity_ids)) }
  },

  sort,
  /** The same change as `sort`, but made from a notice, which shows its failure. */
  sortBack: sort,

  async addSeveral({ categories = '[]' }: Fields): Promise<Outcome> {
    const { data, activity_ids } = await send(addCategories, {
      body: { categories: JSON.parse(categories) as BodyOf<typeof addCategories>['categories'] },
      fallback: text('We couldn’t save the categories.'),
    })
    return { count: data.length, ...undoOf(activity_ids) }
  },

  async undo(fields: Fields): Promise<Outcome> {
    await undoFields(fields, text('We couldn’t save the categories.'))
    return {}
  },
}

type Change = keyof typeof changes

export type CategoryChanged = ChangeAnswer<Change, Outcome>
export type DoneCategory = DoneChange<Change, Outcome>

/**
 * Makes the change in the form's field `change`. A failure is shown and logged (product decisions, Category).
 */
export async function changeCategories(form: FormData): Promise<CategoryChanged> {
  const { change, ...fields } = Object.fromEntries(form) as Fields & { change: Change }
  const answer = await answerChange(change, () => changes[change](fields))
  if (!answer.isDone) console.warn(answer.message)
  return answer
}

async function sort({ ids }: Fields): Promise<Outcome> {
  const { data } = await send(sortCategories, {
    body: { ids: numbersOf(ids) },
    fallback: text('We couldn’t save the categories.'),
  })
  return { undo: { change: 'sortBack', ids: data.before.join() } }
}

/** @param moveTo the category of the same type that gets the deleted category's transactions */
const remove = (id: string, moveTo?: string | number) =>
  send(removeCategory, {
    params: { id },
    query: { move_to: moveTo || undefined },
    fallback: text('We couldn’t delete the category.'),
  })

const numbersOf = (ids: string) => ids.split(',').map(Number)

/**
 * `userid` comes from the browser's storage (specification, section 7). An icon and colour that were not
 * chosen are not sent.
 */
const bodyOf = ({ name, type, icon, color }: Fields) =>
  ({
    userid: session.getState().userid,
    name,
    type,
    ...(icon !== undefined && { icon: icon || null }),
    ...(color !== undefined && { color: color || null }),
  }) as CategoryBody & { userid: string | null }
