import { Refusal } from '../http/errors/refusal'

/** The refusal of an e-mail's link that is used up, ended by another one, or too old. */
export const deadLink = () =>
  new Refusal(401, 'This link is used up or too old. Request a new one.', {
    headers: { 'www-authenticate': 'Bearer error="invalid_token"' },
  })
