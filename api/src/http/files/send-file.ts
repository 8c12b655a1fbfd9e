import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply } from 'fastify'
import pLimit from 'p-limit'
import { inParts, whileRead } from './while-read'

declare module 'fastify' {
  interface FastifyInstance {
    /** What is being sent piece by piece. */
    sending: Set<Readable>
    /** How long the next part of it may lie unread, in milliseconds. */
    patienceWithReaders: number
  }
}

// Of the ten connections of a pool; however many are being read, all others keep the rest.
const inTurn = pLimit(2)

/** Ends every file with an error when the server stops, which would otherwise wait for a client that reads nothing. */
export function endSending(app: FastifyInstance, patienceWithReaders: number) {
  app.decorate('sending', new Set<Readable>())
  app.decorate('patienceWithReaders', patienceWithReaders)
  app.addHook('preClose', async () => {
    for (const stream of app.sending) stream.destroy(new Error('The server stops.'))
  })
}

/** A file's content type and the name that it is to have. */
export type FileHead = { type: string; name: string }

/**
 * Sends a file piece by piece. Pieces of all files take turns, and a user's are made one at a time. A client that goes
 * away, or that reads nothing for a minute, ends the stream, and no further piece is made for it. An error before the
 * first byte is still answered as an error.
 */
export async function sendFile(
  reply: FastifyReply,
  { type, name }: FileHead,
  pieces: AsyncGenerator<string>,
) {
  const { sending, patienceWithReaders } = reply.server
  const { admitted } = reply.request
  const next = async () => {
    const endTurn = await admitted?.takePiece()
    return inTurn(() => pieces.next()).finally(endTurn)
  }
  const first = await next()
  reply.type(type)
  reply.header('content-disposition', `attachment; filename="${name}"`)
  const parts = inParts(together(first.value as string, next))
  const stream = Readable.from(whileRead(parts, reply, patienceWithReaders), { highWaterMark: 1 })
  sending.add(stream)
  stream.once('close', () => sending.delete(stream))
  return reply.send(stream)
}

async function* together(first: string, next: () => Promise<IteratorResult<string>>) {
  yield first
  for (;;) {
    const piece = await next()
    if (piece.done) return
    yield piece.value
  }
}
