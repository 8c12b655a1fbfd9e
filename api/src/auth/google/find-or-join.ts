import { email as address, type SignInProblem, text } from '@pundi/contract'
import { type Database, isDuplicate } from '../../database/database'
import { findAccount, holdUser } from '../queries'
import type { Claims } from './provider'
import { addSocialAccount, findByIdentity, joinIdentity } from './queries'

/** What the quicker one of two windows has taken: the address, or the identity, alone or in that account. */
const taken = ['users_email', 'identities_subject', 'identities_pkey']

type Found = { userId: number } | { problem: SignInProblem }

/**
 * The account of somebody whom the provider has named. Issuer and subject decide, whatever the address is by
 * now. A new identity joins the account of its address only where the provider has verified that address, and
 * never an administrator's; without an account it gets one.
 */
export async function findOrJoin(db: Database, claims: Claims, language: string): Promise<Found> {
  try {
    return await look(db, claims, language)
  } catch (error) {
    // The same person in two windows: the other one was quicker, and by now everything is there.
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
    const person = { ...claims, email: email.data, name: name.data ?? email.data.split('@')[0]! }
    return { userId: await addSocialAccount(db, person) }
  }
  if (account.status !== 'active') return { problem: 'deactivated' }
  // The user's row first, and the rest by a statement of its own after it: one alone would not see a session that
  // the password began while it waited, and by then none begins any more.
  const isJoined = await db.inTransaction(async client => {
    await holdUser(client, account.id)
    return joinIdentity(client, account.id, claims, language)
  })
  return isJoined ? { userId: account.id } : { problem: 'existing' }
}
