import type { WishedMail } from '@pundi/contract'
import { hashSecret, makeLinkToken } from '../caller/token'
import type { Queryable } from '../database/database'
import { dayIn } from '../time/wall-clock'
import { addReset, type MailKind, type QueuedMail, replaceConfirmation, replaceProof } from './queries'
import { addUnsubscribeLink, findAddressee, isWished, type Reader } from './wish-queries'
import type { More, Words } from './write-mail'

type Addressed = { to: string; words: Words; link: string } & More

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

/**
 * Writes the paragraphs of an e-mail when it is sent. Returns an empty list if there is no longer
 * anything to report.
 */
type Compose = (db: Queryable, reader: Reader, language: string, mailId: number) => Promise<string[]>
export type Composers = Record<WishedMail, Compose>

/**
 * Finds the recipient and the link of a queued e-mail. Undefined if the e-mail is no longer needed.
 * Creates the link's token only when the e-mail is sent, so that the queue contains no tokens and
 * the token does not expire in the queue.
 */
export async function addressMail(
  db: Queryable,
  { origin, mostResets, composers }: { origin: string; mostResets: number; composers: Composers },
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
