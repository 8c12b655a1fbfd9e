import type { FastifyInstance, FastifyRequest } from 'fastify'
import { deadLink } from '../../http/errors/refusal'
import { markAccess } from '../guards'
import { hashSecret, readLinkSecret } from '../token'
import { type Confirming, findConfirmation } from './queries'

declare module 'fastify' {
  interface FastifyRequest {
    /** The change of address that the link confirms. */
    confirming: Confirming | null
  }
}

async function requireConfirmation(request: FastifyRequest) {
  const secret = readLinkSecret('confirm', request.headers.authorization)
  const found = secret && (await findConfirmation(request.server.database, hashSecret(secret)))
  if (!found) throw deadLink()
  request.confirming = found
}

/** Every route of this scope needs the token of a link that confirms an address. A session is refused. */
export function forConfirmations(scope: FastifyInstance) {
  scope.decorateRequest('confirming', null)
  scope.addHook('onRequest', requireConfirmation)
  markAccess(scope, 'link')
}
