import { addCategory as call, type CategoryBody } from '@pundi/contract'
import { withKey } from '@pundi/kit/retry'
import { send } from '@pundi/platform/http'
import { text } from './catalogue/text'

/** Adds a category; the same one sent again, while nobody knows what became of it, is added once. */
export const addCategory = withKey((body: CategoryBody, key) =>
  send(call, { body, key, fallback: text('The category could not be saved.') }),
)
