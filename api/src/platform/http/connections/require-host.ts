import type { FastifyInstance } from 'fastify'
import { malformedRequest } from '../errors/refusal'

const authority = /^[\w\-.~!$&'()*+,;=%:[\]]*$/

/**
 * Refuses an HTTP/1.1 request without a Host header, and any request with several or malformed Host
 * headers (RFC 9112, 3.2).
 */
export function requireHost(app: FastifyInstance) {
  app.addHook('onRequest', async ({ raw: { httpVersion, rawHeaders } }) => {
    // Reads the raw headers, because `headers.host` has only the first of several Host headers.
    const hosts = rawHeaders.filter((_, at) => at % 2 === 1 && rawHeaders[at - 1]?.toLowerCase() === 'host')
    const [host] = hosts
    if (host === undefined ? httpVersion === '1.1' : hosts.length > 1 || !authority.test(host))
      throw malformedRequest()
  })
}
