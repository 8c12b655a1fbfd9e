import type { FastifyReply, FastifyRequest } from 'fastify'

type Socket = FastifyRequest['raw']['socket']

/** Who is to hear of the end of a connection: one listener for all calls that came on it. */
const waiting = new WeakMap<Socket, Set<() => void>>()

function waitingOn(socket: Socket) {
  const known = waiting.get(socket)
  if (known) return known
  const calls = new Set<() => void>()
  waiting.set(socket, calls)
  socket.once('close', () => calls.forEach(tell => tell()))
  return calls
}

/**
 * Tells once that a call is over for whoever made it: its answer has gone, or its connection, at once where that has
 * gone before. An answer alone is silent where the connection ended before the answer's turn came, as that of a call
 * behind another one on the same connection, and where it ended before anybody listened.
 *
 * @returns listens no more
 */
export function onGone(request: FastifyRequest, reply: FastifyReply, tell: () => void): () => void {
  const { socket } = request.raw
  const calls = waitingOn(socket)
  const stop = () => {
    calls.delete(end)
    reply.raw.off('close', end)
  }
  const end = () => {
    stop()
    tell()
  }
  calls.add(end)
  reply.raw.once('close', end)
  if (socket.destroyed || reply.raw.destroyed) end()
  return stop
}
