import type { FastifyInstance } from 'fastify'
import { publicOrigin } from '../http/public-origin'
import { addressMail, type Composers } from './address-mail'
import { type Carrier, carrierOf } from './carrier'
import { type QueuedMail, removeMail, takeMail } from './queries'
import { writeMail } from './write-mail'

declare module 'fastify' {
  interface FastifyContextConfig {
    mails?: boolean
  }
}

// Milliseconds to wait for e-mails in progress when the server stops. Queued e-mails are sent after
// the next start.
const PATIENCE = 5000
/** The most attempts to send an e-mail. They take a little more than two hours in total. */
const MOST_ATTEMPTS = 8

/**
 * Sends queued e-mails after each response of a route with `mails: true`. Also sends e-mails every
 * `round` milliseconds: retries, and e-mails that jobs or other processes queued. `composers` write
 * the e-mails that users subscribed to.
 */
export function deliverMail(
  app: FastifyInstance,
  { round, print, composers }: { round: number; print: (line: string) => void; composers: Composers },
) {
  let carrier: Promise<Carrier> | undefined
  let running: Promise<void> | undefined
  let isWanted = false
  let isClosing = false

  function wake() {
    isWanted = true
    running ??= run().finally(() => (running = undefined))
  }
  async function run() {
    while (isWanted && !isClosing) {
      isWanted = false
      await sendDue().catch((error: unknown) =>
        app.log.error(
          { err: error },
          'the server could not read or change the mail queue; it will try again',
        ),
      )
    }
  }
  async function sendDue() {
    for (let mail = await take(); mail; mail = await take()) await send(mail)
  }
  // Limits how many reset e-mails an account gets. Each network may request `resetLimit` of them;
  // all networks together may request three times as many (`mostResets`).
  const surroundings = () => ({
    origin: publicOrigin(app),
    mostResets: app.configuration.resetLimit * 3,
    composers,
  })
  const take = async () => (isClosing ? undefined : takeMail(app.database))

  async function send(mail: QueuedMail) {
    const { id, kind, attempts } = mail
    try {
      const letter = await addressMail(app.database, surroundings(), mail)
      if (letter) {
        carrier ??= carrierOf(app.configuration)
        const written = writeMail(letter.words, mail.language, letter.link, letter)
        await (
          await carrier
        )(letter.to, written)
        if (app.configuration.smtpUrl === undefined)
          print(`E-mail to ${letter.to}: ${written.subject}\n  ${letter.link}`)
      }
      await removeMail(app.database, id)
    } catch (error) {
      await giveUpLate(mail, error)
    }
    app.log.debug({ mail: id, kind, attempts }, 'an e-mail was taken from the queue')
  }

  /** Logs only codes, because the mail server's own message may contain the address. */
  async function giveUpLate({ id, kind, attempts }: QueuedMail, error: unknown) {
    const { code, responseCode } = error as { code?: string; responseCode?: number }
    const about = { mail: id, kind, attempts, code, status: responseCode }
    if (attempts < MOST_ATTEMPTS)
      app.log.warn(about, 'an e-mail could not be sent; the server will try again')
    else {
      await removeMail(app.database, id)
      app.log.error(about, 'an e-mail was deleted from the queue after too many failed attempts')
    }
  }

  const timer = setInterval(wake, round)
  timer.unref()
  app.addHook('onReady', async () => wake())
  app.addHook('onResponse', async request => {
    if (request.routeOptions.config.mails) wake()
  })
  app.addHook('preClose', async () => {
    isClosing = true
    clearInterval(timer)
    await Promise.race([running, new Promise(resolve => setTimeout(resolve, PATIENCE).unref())])
  })
}
