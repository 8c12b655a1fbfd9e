import { session } from '@pundi/platform/session'
import type { Owner } from '@pundi/contract/passwords'
import type { Complaints } from '../form/refusal'

/**
 * Milliseconds that a form waits for the lists of common passwords and words. If they do not load
 * in time, only the server checks the password, with the same lists.
 */
const longest = 1000

export const importPasswords = () => import(/* webpackChunkName: "passwords" */ './judge-password')

/**
 * Name and e-mail address of the password's owner: from the form's fields, otherwise from the
 * signed-in user.
 */
export function ownerOf(form: FormData): Owner {
  const { user } = session.getState()
  const said = (field: string) => {
    const value = form.get(field)
    return typeof value === 'string' ? value : undefined
  }
  return { name: said('name') ?? user?.name, email: said('email') ?? user?.email }
}

/**
 * Error messages for a password that is easy to guess. Empty if the lists of common passwords and
 * words do not load in time; the server refuses the same passwords.
 */
export async function refuseWeak(form: FormData, load = importPasswords): Promise<Complaints> {
  const password = form.get('password')
  const weakness = load().then(
    ({ findWeakness }) => (typeof password === 'string' ? findWeakness(password, ownerOf(form)) : undefined),
    () => undefined,
  )
  const tooLate = new Promise<undefined>(resolve => setTimeout(resolve, longest))
  const found = await Promise.race([weakness, tooLate])
  return found === undefined ? {} : { password: found }
}

export const comparePasswords = (form: FormData): Complaints =>
  form.get('password') === form.get('confirm_password') ? {} : { confirm_password: 'Passwords do not match' }
