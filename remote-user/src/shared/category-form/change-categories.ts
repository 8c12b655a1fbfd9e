import {
  addCategories,
  categoryColors,
  categoryIcons,
  type CategoryBody,
  changeCategory,
  changeCategoryPartly,
  removeCategory,
  sortCategories,
} from '@pundi/contract'
import { changeBy, type ChangeAnswer, type DoneChange, type NamesOf, type Typed } from '@pundi/kit/form'
import { send } from '@pundi/platform/http'
import { session } from '@pundi/platform/session'
import { addCategory } from '../categories/add-category'
import { choiceOf, numbersOf } from '../save-form/read-fields'
import { type UndoFields, undoFields, undoOf } from '../save-form/undo-entries'
import { text } from './catalogue/text'
import { ignoreNotFound } from '../retry/answer-or-null'
import { starterSet } from './starter-set'

export type CategoryField = NamesOf<CategoryBody>
type CategoryFields = Typed<CategoryField | 'id'>
/** Ids separated by commas. */
type Ids = Typed<'ids'>

interface Outcome {
  name?: string
  count?: number
  isArchived?: boolean
  undo?: UndoFields
}

const changes = {
  async add(typed: CategoryFields): Promise<Outcome> {
    const body = bodyOf(typed)
    await addCategory(body)
    return { name: body.name.trim() }
  },

  async change({ id = '', ...typed }: CategoryFields): Promise<Outcome> {
    const body = bodyOf(typed)
    await send(changeCategory, { params: { id }, body, fallback: text('We couldn’t save the category.') })
    return { name: body.name.trim() }
  },

  async remove({ id = '', move_to }: Typed<'id' | 'move_to'>): Promise<Outcome> {
    const answer = await remove(id, move_to).catch(ignoreNotFound)
    return undoOf(answer?.data.activity_ids)
  },

  /**
   * Deletes the only category of its type. First adds a new category, to which the transactions
   * then move.
   */
  async replace({ id = '', ...typed }: CategoryFields): Promise<Outcome> {
    const { data } = await addCategory(bodyOf(typed))
    await remove(id, data.id)
    return {}
  },

  async archive({ id = '', name = '', is_archived }: Typed<'id' | 'name' | 'is_archived'>): Promise<Outcome> {
    const isArchived = is_archived === 'true'
    const { activity_ids } = await send(changeCategoryPartly, {
      params: { id },
      body: { is_archived: isArchived },
      fallback: text('We couldn’t save the category.'),
    })
    return { name, isArchived, ...(isArchived && undoOf(activity_ids)) }
  },

  async sort({ ids = '' }: Ids): Promise<Outcome> {
    const { activity_ids } = await send(sortCategories, {
      body: { ids: numbersOf(ids) },
      fallback: text('We couldn’t save the categories.'),
    })
    return undoOf(activity_ids)
  },

  /** `places` are indexes in `starterSet`, separated by commas. */
  async addSeveral({ places = '' }: Typed<'places'>): Promise<Outcome> {
    const chosen = numbersOf(places).flatMap(place => starterSet[place] ?? [])
    const { data, activity_ids } = await send(addCategories, {
      body: { categories: chosen.map(starter => ({ ...starter, name: text(starter.name) })) },
      fallback: text('We couldn’t save the categories.'),
    })
    return { count: data.length, ...undoOf(activity_ids) }
  },

  async undo(typed: Ids): Promise<Outcome> {
    await undoFields(typed, text('We couldn’t save the categories.'))
    return {}
  },
}

type Change = keyof typeof changes
export type Sent = { [Of in Change]: Parameters<(typeof changes)[Of]>[0] & { change: Of } }[Change]

export type CategoryChanged = ChangeAnswer<Change, Outcome>
export type DoneCategory = DoneChange<Change, Outcome>

/** Logs a failure; the page also shows it (product decisions, Category). */
export async function changeCategories(form: FormData): Promise<CategoryChanged> {
  const answer = await changeBy(form, changes)
  if (!answer.isDone) console.warn(answer.message)
  return answer
}

/** @param moveTo the category of the same type that gets the deleted category's transactions */
const remove = (id: string, moveTo?: string | number) =>
  send(removeCategory, {
    params: { id },
    query: { move_to: moveTo || undefined },
    fallback: text('We couldn’t delete the category.'),
  })

/**
 * `userid` comes from the browser's storage (specification, section 7). An icon or a colour is sent
 * only if the user chose it.
 */
const bodyOf = ({ name = '', type, icon, color }: CategoryFields): CategoryBody => ({
  userid: session.getState().userid,
  name,
  type: choiceOf(['income', 'expense'], type),
  icon: lookIn(categoryIcons, icon),
  color: lookIn(categoryColors, color),
})

/**
 * Null for an empty text: the category then has no chosen icon or colour. Undefined for an icon or
 * colour that this build does not know. The request then omits the field, so that the server keeps
 * the saved value.
 */
const lookIn = <Look extends string>(looks: readonly Look[], typed: string | undefined) =>
  typed === '' ? null : looks.find(each => each === typed)
