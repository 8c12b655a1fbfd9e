import type { Queryable } from '../src/database/database'
import { hashPassword } from '../src/auth/passwords/hash-password'
import { addAccount, addSession, type NewAccount } from '../src/auth/queries'
import { hashSecret, makeSecret } from '../src/auth/token'

/** The password of everyone whom `addPerson` adds, so that a test file hashes it once. */
export const password = 'rahasia-besar-kita'

let hashed: Promise<string> | undefined

/** Adds a user, whose address is proven, and begins a session of theirs by the statements that a sign-up ends with. */
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

/** Begins another session of a user. Answers its token. */
export async function addSpareSession(db: Queryable, id: number): Promise<string> {
  const secret = makeSecret()
  const session = await addSession(db, { id }, hashSecret(secret), { userAgent: null, network: '127.0.0.1' })
  if (session === undefined) throw new Error('No session could be begun for the user')
  return `${session}|${secret}`
}
