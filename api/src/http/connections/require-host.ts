import type { FastifyInstance } from 'fastify'
import { malformedRequest } from '../errors/refusal'

/** Refuses an HTTP/1.1 request without a Host header (RFC 9112, 3.2). */
export function requireHost(app: FastifyInstance) {
  app.addHook('onRequest', async ({ raw }) => {
    if (raw.httpVersion === '1.1' && raw.headers.host === undefined) throw malformedRequest()
  })
}
