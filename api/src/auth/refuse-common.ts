import { isCommonPassword } from '@pundi/shared/passwords'
import { Refusal } from '../http/refusal'

/** Refuses one of the most common passwords with 422 on the field `password`, as the forms of the browser do. */
export function refuseCommon(password: string) {
  if (!isCommonPassword(password)) return
  const message = 'This password is too common. Choose another one.'
  throw new Refusal(422, message, { errors: { password: [message] } })
}
