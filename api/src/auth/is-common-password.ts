import { Refusal } from '../http/refusal'
import common from './common-passwords.json' with { type: 'json' }

const known = new Set(common)

/** True for the most common passwords that are long enough to be tried at all, in any case (ASVS 5, 6.2.4). */
export const isCommon = (password: string): boolean => known.has(password.toLowerCase())

/** Refuses such a password with 422 on the field `password`. */
export function refuseCommon(password: string) {
  if (!isCommon(password)) return
  const message = 'This password is too common. Choose another one.'
  throw new Refusal(422, message, { errors: { password: [message] } })
}
