import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { type Letter, read } from './letters'

type Delivery = Letter & { recipients: string[]; sender: string }

/** A test mail server. While `refusing` is set, it refuses every e-mail with that status code. */
export async function startMailServer() {
  const state: { deliveries: Delivery[]; refusing: number | null } = { deliveries: [], refusing: null }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, session, done) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        if (state.refusing !== null) {
          const refusal = new Error('not now, someone@pundi.example')
          done(Object.assign(refusal, { responseCode: state.refusing }))
          return
        }
        const { mailFrom, rcptTo } = session.envelope
        state.deliveries.push({
          ...read(Buffer.concat(parts).toString()),
          recipients: rcptTo.map(({ address }) => address),
          sender: mailFrom ? mailFrom.address : '',
        })
        done()
      })
    },
  })
  server.on('error', () => undefined)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', () => resolve()))
  const { port } = server.server.address() as AddressInfo
  const close = () => new Promise<void>(resolve => server.close(() => resolve()))
  return { state, url: `smtp://127.0.0.1:${port}`, close }
}
