import { session } from '@pundi/platform/session'
import type { Owner } from '@pundi/contract/passwords'
import type { Complaints } from '../refusal'

/** Milliseconds that a form waits for the lists: beyond them the server, which has them too, is as fast. */
const longest = 1000

/** What judges passwords, with lists that nobody needs who only looks at a form. */
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
 * What a form is refused for where its new password is too easy to guess; nothing where the lists cannot be had in time,
 * since the server refuses the same.
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

/** What a form with a new password and its confirmation is refused for where the two differ. */
export const comparePasswords = (form: FormData): Complaints =>
  form.get('password') === form.get('confirm_password') ? {} : { confirm_password: 'Passwords do not match' }
