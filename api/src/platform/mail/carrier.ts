import { randomUUID } from 'node:crypto'
import { chmod, mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { email as address } from '@pundi/contract'
import type { SMTPTransportOptions } from 'nodemailer/lib/smtp-transport'
import type { Configuration } from '../../configuration'
import type { WrittenMail } from './write-mail'

/** Sends an e-mail. Throws if the mail server does not accept it. */
export type Carrier = (to: string, mail: WrittenMail) => Promise<void>

const SECONDS = 1000
const patience = {
  connectionTimeout: 10 * SECONDS,
  greetingTimeout: 10 * SECONDS,
  // These timeouts are far below one minute, because after a minute another process would send the
  // e-mail too.
  socketTimeout: 20 * SECONDS,
}

/**
 * Passes the recipient as an object, because a comma or line break in a string would add
 * recipients.
 */
const messageOf = (from: Configuration['mailFrom'], to: string, { headers, ...mail }: WrittenMail) => ({
  from,
  to: { name: '', address: address.parse(to) },
  ...mail,
  headers: { 'Auto-Submitted': 'auto-generated', ...whole(headers) },
  disableFileAccess: true,
  disableUrlAccess: true,
})

/**
 * Prevents nodemailer from folding long headers, because some mail programs do not find a URL on
 * the next line.
 */
const whole = (headers: WrittenMail['headers'] = {}) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, { prepared: true, value }]))

export const carrierOf = async ({ smtpUrl, mailFrom, outbox }: Configuration): Promise<Carrier> => {
  const { createTransport } = await import('nodemailer')
  if (smtpUrl !== undefined) {
    const transport = createTransport({ url: smtpUrl, ...patience } as SMTPTransportOptions)
    return async (to, mail) => {
      await transport.sendMail(messageOf(mailFrom, to, mail))
    }
  }
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return async (to, mail) => {
    const { message } = await transport.sendMail(messageOf(mailFrom, to, mail))
    await mkdir(outbox, { recursive: true, mode: 0o700 })
    // Sets the mode even if the folder exists, because the e-mails contain secret links.
    await chmod(outbox, 0o700)
    const name = `${new Date().toISOString().replace(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}`
    // Writes a hidden draft and renames it, so that nobody reads a half-written e-mail.
    const draft = join(outbox, `.${name}`)
    await writeFile(draft, message as Buffer, { mode: 0o600 })
    await rename(draft, join(outbox, `${name}.eml`))
  }
}
