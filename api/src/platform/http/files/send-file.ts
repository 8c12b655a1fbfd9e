import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply } from 'fastify'
import pLimit from 'p-limit'
import { inParts, whileRead } from './while-read'

declare module 'fastify' {
  interface FastifyInstance {
    sending: Set<Readable>
    /** Milliseconds that a client may take to read the next part of a file. */
    patienceWithReaders: number
  }
}

// All files together use two of the pool's ten connections; eight stay free for other requests.
const inTurn = pLimit(2)

/**
 * When the server stops, aborts all file downloads with an error. Otherwise the server would wait
 * for clients that have stopped reading.
 */
export function endSending(app: FastifyInstance, patienceWithReaders: number) {
  app.decorate('sending', new Set<Readable>())
  app.decorate('patienceWithReaders', patienceWithReaders)
  app.addHook('preClose', async () => {
    for (const stream of app.sending) stream.destroy(new Error('The server stops.'))
  })
}

export type FileHead = { type: string; name: string }

/**
 * Sends a file piece by piece. The server makes at most two pieces at the same time, and at most
 * one for each user. If the client disconnects or stops reading, the stream ends. An error before
 * the first byte becomes an error response.
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
