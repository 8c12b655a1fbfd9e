import type { FastifyReply, FastifyRequest } from 'fastify'

type Socket = FastifyRequest['raw']['socket']

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
 * Calls `tell` once: when the response is sent or the connection closes, or immediately if one of
 * these has already happened. Listens to both events, because a response has no `close` event if
 * its connection was closed earlier.
 *
 * @returns a function that stops listening
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
