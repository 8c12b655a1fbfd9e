import { sayIn, type MessageId } from '../messages/say'
import type { MailKind } from './queries'
import { renderMail } from './render-mail'

export type WrittenMail = { subject: string; text: string; html: string; headers?: Record<string, string> }
export type Words = MailKind | 'address known'
type MailWords = { subject: MessageId; says: MessageId[]; button: MessageId; ends?: MessageId }

const unless: MessageId = 'If it was not you, set a new password right away.'

/** E-mails do not contain the account's name, because a stranger may have chosen it. */
const words: Record<Words, MailWords> = {
  reset: {
    subject: 'Set a new password for Pundi',
    says: [
      'We received a request to reset the password of your Pundi account.',
      'This link expires in 10 minutes and works once.',
    ],
    button: 'Set a new password',
    ends: 'If it was not you, you can ignore this email: your password stays the same.',
  },
  'password changed': {
    subject: 'Your Pundi password was changed',
    says: ['The password of your Pundi account was changed, and all other devices were signed out.', unless],
    button: 'Request a new password',
  },
  'google joined': {
    subject: 'You can now sign in to Pundi with Google',
    says: ['You can now also sign in to Pundi with Google.', unless],
    button: 'Request a new password',
  },
  'google joined anew': {
    subject: 'You can now sign in to Pundi with Google',
    says: [
      'You can now sign in to Pundi with Google.',
      'Your email address hadn’t been confirmed, so we removed the old password and signed out all devices. You can set a new password.',
    ],
    button: 'Request a new password',
  },
  'confirm email': {
    subject: 'Confirm your new email address for Pundi',
    says: [
      'We received a request to use this email address for a Pundi account.',
      'This link expires in 60 minutes and works once.',
    ],
    button: 'Confirm this address',
    ends: "If it was not you, do not open the link: this address would then belong to somebody else's account.",
  },
  'prove email': {
    subject: 'Confirm your email address for Pundi',
    says: [
      'Your Pundi account uses this email address. Confirm that it’s yours, so that Pundi can send you the emails you ask for.',
      'This link expires in 60 minutes and works once.',
    ],
    button: 'Confirm this address',
    ends: "If you don't have a Pundi account, don't open the link: you would confirm your address for somebody else's account.",
  },
  'address known': {
    subject: 'This email address already has a Pundi account',
    says: [
      'We received a request to use this email address for another Pundi account. It already belongs to an account, which stays as it is.',
    ],
    button: 'Sign in',
    ends: 'If it was not you, you can ignore this email.',
  },
  'email changed': {
    subject: 'The email address of your Pundi account was changed',
    says: [
      'Your Pundi account now uses a different email address. Sign in with that one.',
      "If it was not you, contact the site's operator right away.",
    ],
    button: 'Sign in',
  },
  letter: {
    subject: 'How your month went',
    says: [],
    button: 'Open Pundi',
    ends: 'You get this letter because you asked for it. You can turn it off in Settings.',
  },
  budget: {
    subject: 'Much of a budget is spent',
    says: [],
    button: 'Look at your budgets',
    ends: 'You get this email because you asked for it. You can turn it off in Settings.',
  },
  reminder: {
    subject: 'What is due soon',
    says: [],
    button: 'Look at what repeats',
    ends: 'You get this email because you asked for it. You can turn it off in Settings.',
  },
  'account deleted': {
    subject: 'Your Pundi account was deleted',
    says: [
      'Your Pundi account and all its data were deleted. This is the last email about it; your address is not kept.',
      'If it was not you, somebody may know your password: change it wherever else you use it.',
    ],
    button: 'Open Pundi',
  },
}

/**
 * Optional content. `told`: further paragraphs in the reader's language. `ends`: the URLs of the
 * unsubscribe page and of the one-click unsubscribe call.
 */
export type More = { told?: string[]; ends?: { page: string; call: string } }

export function writeMail(
  kind: Words,
  language: string,
  link: string,
  { told = [], ends: stop }: More = {},
): WrittenMail {
  const say = sayIn(language)
  const { subject, says, button, ends } = words[kind]
  const title = say(subject)
  const label = say(button)
  const above = [say('Hello,'), ...says.map(words => say(words)), ...told.map(inOneLine)]
  const below = ends ? [say(ends)] : []
  const quiet = stop && { label: say('Stop these emails'), link: stop.page }
  const links = quiet ? [`${quiet.label}:\n${quiet.link}`] : []
  return {
    subject: title,
    text: `${[...above, `${label}:\n${link}`, ...below, ...links, 'Pundi'].join('\n\n')}\n`,
    html: renderMail({ language, title, above, button: { label, link }, below, quiet }),
    ...(stop && { headers: oneClick(stop.call) }),
  }
}

/** Replaces line breaks, so that text written by a user cannot imitate a line of the e-mail. */
const inOneLine = (said: string) => said.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')

/** With these headers, mail programs offer one-click unsubscribing (RFC 8058). */
const oneClick = (call: string) => ({
  'List-Unsubscribe': `<${call}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})
