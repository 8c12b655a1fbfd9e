import { email as address, type SignInProblem, text } from '@pundi/contract'
import { type Database, isDuplicate } from '../../database/database'
import { findAccount, holdUser } from '../queries'
import type { Claims } from './provider'
import { addSocialAccount, findByIdentity, joinIdentity } from './queries'

/** Indexes that refuse the slower of two windows: the address, the identity, or the account's identity exists. */
const taken = ['users_email', 'identities_subject', 'identities_pkey']

type Found = { userId: number } | { problem: SignInProblem }

/**
 * Finds the account of the person that the provider names. Issuer and subject identify them, even if their address
 * has changed since. A new identity needs an address that the provider has verified. It joins the account of that
 * address, but never an administrator's. If there is no account, one is added.
 */
export async function findOrJoin(db: Database, claims: Claims, language: string): Promise<Found> {
  try {
    return await look(db, claims, language)
  } catch (error) {
    // The same person signs in from two windows at once. The other one has added everything by now.
    if (!taken.some(index => isDuplicate(error, index))) throw error
    return look(db, claims, language)
  }
}

async function look(db: Database, claims: Claims, language: string): Promise<Found> {
  const known = await findByIdentity(db, claims)
  if (known) return known.status === 'active' ? { userId: known.id } : { problem: 'deactivated' }
  const email = address.safeParse(claims.email)
  if (claims.email_verified !== true || !email.success) return { problem: 'unverified' }
  const account = await findAccount(db, email.data)
  if (!account) {
    const name = text(100, 'Enter your name').safeParse(claims.name)
    const person = {
      ...claims,
      email: email.data,
      name: name.data ?? email.data.slice(0, email.data.indexOf('@')),
    }
    return { userId: await addSocialAccount(db, person) }
  }
  if (account.status !== 'active') return { problem: 'deactivated' }
  // The user's row is locked by a statement of its own. A single statement that waits for the lock would not see a
  // session that the password began meanwhile. Once the row is locked, no session begins.
  const isJoined = await db.inTransaction(async client => {
    await holdUser(client, account.id)
    return joinIdentity(client, account.id, claims, language)
  })
  return isJoined ? { userId: account.id } : { problem: 'existing' }
}
