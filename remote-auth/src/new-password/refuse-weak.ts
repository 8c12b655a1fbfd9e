import { session } from '@pundi/platform/session'
import type { Owner } from '@pundi/contract/passwords'
import type { Complaints } from '../refusal'

/** Milliseconds that a form waits for the lists. After that it is sent: the server has the same lists. */
const longest = 1000

/** The code and the lists that judge passwords. They are a chunk of its own, loaded when a password is typed. */
export const importPasswords = () => import(/* webpackChunkName: "passwords" */ './judge-password')

/** Whose password a form sets, as far as this browser knows: who is signing up by it, else who is signed in. */
export function ownerOf(form: FormData): Owner {
  const { user } = session.getState()
  const said = (field: string) => {
    const value = form.get(field)
    return typeof value === 'string' ? value : undefined
  }
  return { name: said('name') ?? user?.name, email: said('email') ?? user?.email }
}

/**
 * The complaint about a new password that is too easy to guess. None where the lists do not load in time: the server
 * refuses the same passwords.
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

/** The complaint where a new password and its confirmation differ. */
export const comparePasswords = (form: FormData): Complaints =>
  form.get('password') === form.get('confirm_password') ? {} : { confirm_password: 'Passwords do not match' }
