import type { FastifyInstance, FastifyRequest } from 'fastify'
import { markAccess } from '../../auth/guards'
import { readLinkSecret, secretOfLink } from '../../auth/token'
import { deadLink } from '../../http/errors/refusal'

declare module 'fastify' {
  interface FastifyRequest {
    /** The secret of the link by which e-mails are ended. */
    unsubscribing: string | null
  }
}

/** A page sends the token as the bearer, a mail program in the address. */
async function requireLink(request: FastifyRequest) {
  const { token } = request.query as { token?: unknown }
  const inAddress = typeof token === 'string' ? secretOfLink('unsubscribe', token) : undefined
  const secret = readLinkSecret('unsubscribe', request.headers.authorization) ?? inAddress
  if (secret === undefined) throw deadLink()
  request.unsubscribing = secret
}

/** Every route of this scope needs the token of a link that ends e-mails. A session is refused. */
export function forUnsubscribing(scope: FastifyInstance) {
  scope.decorateRequest('unsubscribing', null)
  scope.addHook('onRequest', requireLink)
  markAccess(scope, 'link')
  // The form of RFC 8058 says nothing that the address does not, so it is not read.
  scope.addContentTypeParser(
    ['application/x-www-form-urlencoded', 'multipart/form-data'],
    { parseAs: 'buffer' },
    (_request, _body, done) => done(null, undefined),
  )
}
