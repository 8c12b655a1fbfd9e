import type { Queryable } from '../src/platform/database/database'
import { hashPassword } from '../src/auth/passwords'
import { addAccount, addSession, type NewAccount } from '../src/auth/queries'
import { hashSecret, makeSecret } from '../src/platform/caller/token'

/** All test users have the same password, so that a test file hashes it only once. */
export const password = 'rahasia-besar-kita'

let hashed: Promise<string> | undefined

/** Adds a user with a proven address and a session, by the same statements as a sign-up. */
export async function addPerson(
  db: Queryable,
  account: Pick<NewAccount, 'name' | 'email' | 'phone'>,
): Promise<{ id: number; token: string }> {
  const password_hash = await (hashed ??= hashPassword(password))
  const { name, email, phone } = account
  const { id } = await addAccount(db, {
    ...{ name, email, phone, password_hash },
    ...{ role: 'user', is_email_proven: true },
  })
  return { id, token: await addSpareSession(db, id) }
}

export async function addSpareSession(db: Queryable, id: number): Promise<string> {
  const secret = makeSecret()
  const session = await addSession(db, { id }, hashSecret(secret), { userAgent: null, network: '127.0.0.1' })
  if (session === undefined) throw new Error('No session could be begun for the user')
  return `${session}|${secret}`
}
