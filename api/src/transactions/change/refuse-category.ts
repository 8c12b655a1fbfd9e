import { Refusal } from '../../http/errors/refusal'

/** The same for a category of somebody else, for one of the other type and for one that does not exist. */
export function refuseCategory(): never {
  const message = 'Choose one from the list'
  throw new Refusal(422, message, { errors: { category_id: [message] } })
}
