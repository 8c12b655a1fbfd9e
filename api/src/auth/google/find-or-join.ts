import { email as address, type SignInProblem, text } from '@pundi/contract'
import { type Database, isDuplicate } from '../../platform/database/database'
import { findAccount, holdUser } from '../queries'
import type { Claims } from './provider'
import { addSocialAccount, findByIdentity, joinIdentity } from './queries'

/**
 * If somebody signs in from two windows at once, one of these unique indexes refuses the slower
 * sign-in.
 */
const taken = ['users_email', 'identities_subject', 'identities_pkey']

type Found = { userId: number } | { problem: SignInProblem }

/**
 * Finds the account of a provider's user by issuer and subject (the identity), which stay the same
 * when the e-mail address changes. If no account has this identity, adds it to the account with the
 * same address. If there is no such account, creates one. Adds and creates only if the provider has
 * verified the address. Never adds an identity to an administrator's account.
 */
export async function findOrJoin(db: Database, claims: Claims, language: string): Promise<Found> {
  try {
    return await findOrAdd(db, claims, language)
  } catch (error) {
    if (!taken.some(index => isDuplicate(error, index))) throw error
    return findOrAdd(db, claims, language)
  }
}

async function findOrAdd(db: Database, claims: Claims, language: string): Promise<Found> {
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
  // Locks the user's row in a separate statement, so that the next statement sees and ends every
  // session that began before the lock.
  const isJoined = await db.inTransaction(async client => {
    await holdUser(client, account.id)
    return joinIdentity(client, account.id, claims, language)
  })
  return isJoined ? { userId: account.id } : { problem: 'existing' }
}
