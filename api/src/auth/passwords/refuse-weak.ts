import { findWeakness, type Owner } from '@pundi/contract/passwords'
import { refusedField } from '../../http/errors/refusal'

/** Refuses a password that is too easy to guess with 422 on the field `password`, as the forms of the browser do. */
export function refuseWeak(password: string, owner: Owner) {
  const message = findWeakness(password, owner)
  if (message !== undefined) throw refusedField(422, 'password', message)
}
