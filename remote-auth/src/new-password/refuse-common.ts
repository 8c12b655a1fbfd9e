import type { Complaints } from '../refusal'

/** Milliseconds that a form waits for the list: beyond them the server, which has it too, is as fast. */
const longest = 1000

const importPasswords = () => import(/* webpackChunkName: "passwords" */ '@pundi/shared/passwords')

/** Ahead of need, when somebody begins to choose a password. */
export const warmPasswords = () => void importPasswords().catch(() => {})

/**
 * What a form is refused for where its new password is one of the most common; nothing where the list cannot be had in
 * time, since the server refuses the same.
 */
export async function refuseCommon(form: FormData, load = importPasswords): Promise<Complaints> {
  const password = form.get('password')
  const isCommon = load().then(
    ({ isCommonPassword }) => typeof password === 'string' && isCommonPassword(password),
    () => false,
  )
  const tooLate = new Promise<false>(resolve => setTimeout(resolve, longest, false))
  if (!(await Promise.race([isCommon, tooLate]))) return {}
  return { password: 'This password is too common. Choose another one.' }
}
