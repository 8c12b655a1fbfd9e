import { hashSecret, makeLinkToken } from '../auth/token'
import type { Queryable } from '../database/database'
import { composeBudgets } from '../budgets/mails/mail-budgets'
import { composeLetter } from '../letters/mail-letters'
import { composeReminders } from '../schedules/mails/mail-reminders'
import { type MailKind, type QueuedMail, replaceConfirmation, addReset } from './queries'
import type { Words } from './write-mail'

/** An e-mail's text, recipient and link; what it tells besides, each a paragraph in the reader's language. */
type Addressed = { to: string; words: Words; link: string; told?: string[] }

/** The link of each e-mail without a token. */
const paths: Record<Exclude<MailKind, 'reset' | 'confirm email'>, string> = {
  'password changed': '/request-password-reset',
  'google joined': '/request-password-reset',
  'google joined anew': '/request-password-reset',
  'email changed': '/sign-in',
  'account deleted': '/',
  letter: '/dashboard',
  budget: '/budget',
  reminder: '/planned',
}

/** What is asked when it is sent whether it is still wanted, and what it tells then. */
const composers = { letter: composeLetter, budget: composeBudgets, reminder: composeReminders }

/**
 * Chooses the recipient and the link of an e-mail; undefined if it is no longer needed. A link's token is made now, so
 * its time begins now and the queue never holds it.
 */
export async function addressMail(
  db: Queryable,
  { origin, mostResets }: { origin: string; mostResets: number },
  { id, kind, email, language, user_id }: QueuedMail,
): Promise<Addressed | undefined> {
  if (kind === 'reset') {
    const { token, secret } = makeLinkToken('reset')
    const to = await addReset(db, email, { secretHash: hashSecret(secret), most: mostResets })
    return to === undefined
      ? undefined
      : { to, words: kind, link: `${origin}/change-password?token=${token}` }
  }
  if (kind === 'confirm email') {
    const { token, secret } = makeLinkToken('confirm')
    const waiting =
      user_id === null ? undefined : await replaceConfirmation(db, user_id, email, hashSecret(secret))
    if (!waiting) return undefined
    return waiting.is_taken
      ? { to: email, words: 'address known', link: `${origin}/sign-in` }
      : { to: email, words: kind, link: `${origin}/confirm-email?token=${token}` }
  }
  if (kind === 'letter' || kind === 'budget' || kind === 'reminder') {
    const letter = user_id === null ? undefined : await composers[kind](db, user_id, language, id)
    return letter && { ...letter, words: kind, link: origin + paths[kind] }
  }
  return { to: email, words: kind, link: origin + paths[kind] }
}
