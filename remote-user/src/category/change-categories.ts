import type { CategoryBody } from '@pundi/contract'
import { HttpError } from '@pundi/platform/http'
import { session } from '@pundi/platform/session'
import { text } from '../catalogue/text'
import { unlessGone } from '../unless-gone'
import { addCategory, changeCategory, removeCategory } from './change-api'

/** What came of a form of this page. `message` is for the person, either way. */
export interface ChangeAnswer {
  change: Change
  isDone: boolean
  message: string
  /** When, so that two answers that read the same are two. */
  at: number
}

type Fields = Partial<Record<'id' | 'name' | 'type' | 'move_to', string>>

const changes = {
  async add({ name, type }: Fields) {
    await addCategory(bodyOf(name, type))
    return text('{name} has been added.', { name: name!.trim() })
  },

  async change({ id, name, type }: Fields) {
    await changeCategory(id!, bodyOf(name, type))
    return text('{name} has been updated.', { name: name!.trim() })
  },

  async remove({ id, move_to }: Fields) {
    // Deleted in another tab meanwhile: what was wished for is so.
    await removeCategory(id!, move_to).catch(unlessGone)
    return text('The category has been deleted.')
  },

  /** For a category that has transactions and no other of its type: one is made to take them. */
  async replace({ id, name, type }: Fields) {
    const { data } = await addCategory(bodyOf(name, type))
    await removeCategory(id!, String(data.id))
    return text('The category has been deleted.')
  },
}
export type Change = keyof typeof changes

/** Does what a form says by its field `change`; a failure is shown, and logged (product decisions, Category). */
export async function changeCategories(form: FormData): Promise<ChangeAnswer> {
  const { change, ...fields } = Object.fromEntries(form) as Fields & { change: Change }
  try {
    const message = await changes[change](fields)
    return { change, isDone: true, message, at: Date.now() }
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    const message = error.errors.name?.[0] ?? error.message
    console.warn(message)
    return { change, isDone: false, message, at: Date.now() }
  }
}

/** `userid` comes from the browser's storage (specification, section 7). */
const bodyOf = (name = '', type = '') =>
  ({ userid: session.getState().userid, name, type }) as CategoryBody & { userid: string | null }
