import { categoryBody, nameKey, type Category } from '@pundi/contract'
import { HttpError } from '@pundi/platform/http'
import type { Text } from '@pundi/platform/i18n'
import { session } from '@pundi/platform/session'
import type { MessageId } from '../catalogue/text'
import { loadCategories } from './load-categories'
import { addCategory } from './new-category-api'

/** Why a category was not made, said by who draws it: the language may change while it stands there. */
export interface Unmade {
  problem: (say: Text<MessageId>) => string
}

/**
 * Makes a category. One of that name and type that is there already is as good, however it came to be there: by another
 * tab, or by a try whose answer was lost.
 */
export async function makeCategory(name: string, type: string): Promise<Category | Unmade> {
  const { userid } = session.getState()
  const body = categoryBody.safeParse({ userid, name, type })
  if (!body.success) return { problem: say => say(body.error.issues[0]!.message as MessageId) }
  try {
    return await addCategory(body.data)
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    const twin = error.status === 409 ? await findTwin(body.data.name, type) : undefined
    return twin ?? { problem: () => error.errors['name']?.[0] ?? error.message }
  }
}

const findTwin = async (name: string, type: string) =>
  (await loadCategories())?.find(
    category => category.type === type && nameKey(category.name) === nameKey(name),
  )
