import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * When the server stops, closes idle connections at once, and every other connection after its
 * response. Node itself closes only idle connections that have had a request: it would wait for
 * ever for a connection that a browser opened in advance.
 */
export function endUnasked(app: FastifyInstance) {
  const calls = new Map<Socket, number>()
  let stops = false

  app.server.on('connection', (socket: Socket) => {
    if (stops) return socket.destroy()
    calls.set(socket, 0)
    socket.once('close', () => calls.delete(socket))
  })
  app.server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    count(socket, 1)
    response.once('close', () => {
      count(socket, -1)
      if (stops && calls.get(socket) === 0) socket.destroySoon()
    })
  })
  app.addHook('preClose', async () => {
    stops = true
    for (const [socket, underWay] of calls) if (underWay === 0) socket.destroy()
  })

  function count(socket: Socket, change: 1 | -1) {
    const before = calls.get(socket)
    if (before !== undefined) calls.set(socket, before + change)
  }
}
