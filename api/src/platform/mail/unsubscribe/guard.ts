import type { FastifyInstance, FastifyRequest } from 'fastify'
import { declareAccess } from '../../caller/guards'
import { readLinkSecret, secretOfLink } from '../../caller/token'
import { deadLink } from '../../http/errors/refusal'

declare module 'fastify' {
  interface FastifyRequest {
    unsubscribing: string | null
  }
}

/** Our page sends the token in the Authorization header; a mail program sends it in the URL. */
async function requireLink(request: FastifyRequest) {
  const { token } = request.query as { token?: unknown }
  const inAddress = typeof token === 'string' ? secretOfLink('unsubscribe', token) : undefined
  const secret = readLinkSecret('unsubscribe', request.headers.authorization) ?? inAddress
  if (secret === undefined) throw deadLink()
  request.unsubscribing = secret
}

export function forUnsubscribing(scope: FastifyInstance) {
  scope.decorateRequest('unsubscribing', null)
  scope.addHook('onRequest', requireLink)
  declareAccess(scope, 'link')
  // Accepts but ignores the form that RFC 8058 requires, because the URL contains all that is
  // needed.
  scope.addContentTypeParser(
    ['application/x-www-form-urlencoded', 'multipart/form-data'],
    { parseAs: 'buffer' },
    (_request, _body, done) => done(null, undefined),
  )
}
