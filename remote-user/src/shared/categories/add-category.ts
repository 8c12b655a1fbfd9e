import { addCategory as call, type CategoryBody } from '@pundi/contract'
import { withKey } from '@pundi/kit/retry'
import { send } from '@pundi/platform/http'
import { text } from '../../catalogue/text'

export const addCategory = withKey((body: CategoryBody, key) =>
  send(call, { body, key, fallback: text('We couldn’t save the category.') }),
)
