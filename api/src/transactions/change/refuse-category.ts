import { Refusal } from '../../http/errors/refusal'

/** One refusal, 422, for a category of another user, of the other type, or that does not exist: it tells no more. */
export function refuseCategory(): never {
  const message = 'Choose one from the list'
  throw new Refusal(422, message, { errors: { category_id: [message] } })
}
