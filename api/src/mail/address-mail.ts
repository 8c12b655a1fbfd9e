import type { WishedMail } from '@pundi/contract'
import { hashSecret, makeLinkToken } from '../auth/token'
import type { Queryable } from '../database/database'
import { composeBudgets } from '../budgets/mails/mail-budgets'
import { composeLetter } from '../letters/mail-letters'
import { composeReminders } from '../schedules/mails/mail-reminders'
import { dayIn } from '../transactions/list/wall-clock'
import { addReset, type MailKind, type QueuedMail, replaceConfirmation, replaceProof } from './queries'
import { addUnsubscribeLink, findAddressee, isWished, type Reader } from './wish-queries'
import type { More, Words } from './write-mail'

/** An e-mail's text, recipient and link, and what only some have. */
type Addressed = { to: string; words: Words; link: string } & More

/** The link of each e-mail without a token. */
const paths: Record<Exclude<MailKind, 'reset' | 'confirm email' | 'prove email'>, string> = {
  'password changed': '/request-password-reset',
  'google joined': '/request-password-reset',
  'google joined anew': '/request-password-reset',
  'email changed': '/sign-in',
  'account deleted': '/',
  letter: '/dashboard',
  budget: '/budget',
  reminder: '/planned',
}

/** What such an e-mail tells when it is sent; nothing where there is nothing to tell any more. */
type Compose = (db: Queryable, reader: Reader, language: string, mailId: number) => Promise<string[]>
const composers: Record<WishedMail, Compose> = {
  letter: composeLetter,
  budget: composeBudgets,
  reminder: composeReminders,
}

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
  if (kind === 'prove email') {
    const { token, secret } = makeLinkToken('prove')
    const to = user_id === null ? undefined : await replaceProof(db, user_id, hashSecret(secret))
    return to === undefined ? undefined : { to, words: kind, link: `${origin}/confirm-email?token=${token}` }
  }
  if (isWished(kind)) {
    const found = user_id === null ? undefined : await findAddressee(db, user_id, kind)
    if (!found) return undefined
    const reader = { ...found, today: dayIn(found.time_zone) }
    const told = await composers[kind](db, reader, language, id)
    if (told.length === 0) return undefined
    const { token, secret } = makeLinkToken('unsubscribe')
    await addUnsubscribeLink(db, reader.id, kind, hashSecret(secret))
    const ends = {
      page: `${origin}/unsubscribe?token=${token}`,
      call: `${origin}/api/mail/unsubscribe?token=${token}`,
    }
    return { to: found.email, words: kind, link: origin + paths[kind], told, ends }
  }
  return { to: email, words: kind, link: origin + paths[kind] }
}
