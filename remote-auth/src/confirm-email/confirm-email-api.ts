import { request } from '@pundi/platform/http'
import { bearing } from '../bearing'
import { text } from '../catalogue/text'

/** `link` is the token of the link that went to the new address. */
export const confirmEmail = (link: string) =>
  request<{ message: string }>('/auth/confirm-email', {
    ...bearing(link),
    method: 'POST',
    fallback: text('Your e-mail address could not be confirmed.'),
  })
