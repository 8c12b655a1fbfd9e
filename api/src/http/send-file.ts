import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { takeTurns } from './take-turns'

declare module 'fastify' {
  interface FastifyInstance {
    /** What is being sent piece by piece. */
    sending: Set<Readable>
  }
}

// Of the ten connections of a pool; however many are being read, all others keep the rest.
const inTurn = takeTurns(2)

/** Ends with an error what is being sent when the server stops: it would wait for ever for who does not read on. */
export function endSending(app: FastifyInstance) {
  app.decorate('sending', new Set<Readable>())
  app.addHook('preClose', async () => {
    for (const stream of app.sending) stream.destroy(new Error('The server stops.'))
  })
}

/** A file's content type and the name that it is to have. */
export type FileHead = { type: string; name: string }

/**
 * Sends a file piece by piece, each in its turn: whoever goes away ends the stream, and with it the asking for more.
 * A fault before the first byte is still answered as one.
 */
export async function sendFile(
  reply: FastifyReply,
  { type, name }: FileHead,
  pieces: AsyncGenerator<string>,
) {
  const { sending } = reply.server
  const first = await inTurn(() => pieces.next())
  reply.type(type)
  reply.header('content-disposition', `attachment; filename="${name}"`)
  const stream = Readable.from(together(first.value as string, pieces), { highWaterMark: 1 })
  sending.add(stream)
  stream.once('close', () => sending.delete(stream))
  return reply.send(stream)
}

async function* together(first: string, rest: AsyncGenerator<string>) {
  yield first
  for (;;) {
    const piece = await inTurn(() => rest.next())
    if (piece.done) return
    yield piece.value
  }
}
