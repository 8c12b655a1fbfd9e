import { sayIn, type MessageId } from '../messages/say'
import type { MailKind } from './queries'

export type WrittenMail = { subject: string; text: string; html: string }
/** The kind of text: a kind of the queue, or the one for an address that already has another account. */
export type Words = MailKind | 'address known'
type Parts = { subject: MessageId; says: MessageId[]; button: MessageId; ends?: MessageId }

const unless: MessageId = 'If it was not you, set a new password at once.'

/** The text of each e-mail. It never contains the account's name, which somebody else may have chosen. */
const words: Record<Words, Parts> = {
  reset: {
    subject: 'Set a new password for Pundi',
    says: [
      'Somebody, most likely you, asked to set a new password for your Pundi account.',
      'The link is good for 10 minutes, and once.',
    ],
    button: 'Set a new password',
    ends: 'If it was not you, there is nothing to do: your password stays as it is.',
  },
  'password changed': {
    subject: 'Your Pundi password was changed',
    says: ['The password of your Pundi account was changed, and every other session was ended.', unless],
    button: 'Request a new password',
  },
  'google joined': {
    subject: 'Google now signs in to your Pundi account',
    says: ['From now on "Continue with Google" signs in to your Pundi account too.', unless],
    button: 'Request a new password',
  },
  'google joined anew': {
    subject: 'Google now signs in to your Pundi account',
    says: [
      'From now on "Continue with Google" signs in to your Pundi account.',
      'Nobody had shown before that this e-mail address is theirs, so the password that the account had was removed and its sessions were ended. You can set a new one.',
    ],
    button: 'Request a new password',
  },
  'confirm email': {
    subject: 'Confirm your new e-mail address for Pundi',
    says: [
      'Somebody, most likely you, wants to use this e-mail address for their Pundi account.',
      'The link is good for 60 minutes, and once.',
    ],
    button: 'Confirm this address',
    ends: "If it was not you, do not open the link: this address would then belong to somebody else's account.",
  },
  'address known': {
    subject: 'This e-mail address has a Pundi account already',
    says: [
      'Somebody, most likely you, wants to use this e-mail address for another Pundi account. It belongs to an account already, which stays as it is.',
    ],
    button: 'Sign in',
    ends: 'If it was not you, there is nothing to do.',
  },
  'email changed': {
    subject: 'The e-mail address of your Pundi account was changed',
    says: [
      'From now on another e-mail address signs in to your Pundi account, and its e-mails go there.',
      'If it was not you, tell whoever runs this site at once.',
    ],
    button: 'Sign in',
  },
  'account deleted': {
    subject: 'Your Pundi account was deleted',
    says: [
      'Your Pundi account was deleted with everything in it. This is the last e-mail about it; your address is not kept.',
      'If it was not you, somebody had your password: change it wherever else you use it.',
    ],
    button: 'Open Pundi',
  },
}

/** Writes an e-mail as text and as HTML. */
export function writeMail(kind: Words, language: string, link: string): WrittenMail {
  const say = sayIn(language)
  const { subject, says, button, ends } = words[kind]
  const above = [say('Hello,'), ...says.map(words => say(words))]
  const below = [...(ends ? [say(ends)] : []), 'Pundi']
  return {
    subject: say(subject),
    text: `${[...above, `${say(button)}:\n${link}`, ...below].join('\n\n')}\n`,
    html: page(language, say(subject), [
      ...above.map(paragraph),
      `<p><a href="${escape(link)}" style="${buttonStyle}">${escape(say(button))}</a></p>`,
      ...below.map(paragraph),
    ]),
  }
}

const buttonStyle =
  'display:inline-block;padding:12px 20px;border-radius:8px;background:#1f5f4a;color:#ffffff;text-decoration:none;font-weight:600'
const bodyStyle =
  'max-width:32rem;margin:0 auto;padding:24px;font:16px/1.5 system-ui,sans-serif;color:#1c2420;background:#ffffff'

const page = (language: string, title: string, content: string[]) =>
  `<!doctype html>
<html lang="${escape(language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(title)}</title></head>
<body style="${bodyStyle}">
${content.join('\n')}
</body>
</html>
`

const paragraph = (text: string) => `<p>${escape(text)}</p>`

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escape = (text: string) => text.replace(/[&<>"]/g, sign => entities[sign] ?? sign)
