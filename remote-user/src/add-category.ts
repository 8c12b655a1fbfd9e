import { addCategory as call, type CategoryBody } from '@pundi/contract'
import { withKey } from '@pundi/kit/retry'
import { send } from '@pundi/platform/http'
import { text } from './catalogue/text'

/** Adds a category once, also when it is sent again because the first answer was lost. */
export const addCategory = withKey((body: CategoryBody, key) =>
  send(call, { body, key, fallback: text('The category could not be saved.') }),
)
