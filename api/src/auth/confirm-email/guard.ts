import type { FastifyInstance, FastifyRequest } from 'fastify'
import { deadLink } from '../../http/errors/refusal'
import { markAccess } from '../guards'
import { hashSecret, readLinkSecret } from '../token'
import { type Confirming, findConfirmation, findProof } from './queries'

declare module 'fastify' {
  interface FastifyRequest {
    /** The change of address that the link confirms. */
    confirming: Confirming | null
    /** The present address that the link proves. */
    proving: Confirming | null
  }
}

async function requireConfirmation(request: FastifyRequest) {
  const { database } = request.server
  const { authorization } = request.headers
  const [changes, proves] = [readLinkSecret('confirm', authorization), readLinkSecret('prove', authorization)]
  request.confirming = (changes && (await findConfirmation(database, hashSecret(changes)))) || null
  request.proving = (proves && (await findProof(database, hashSecret(proves)))) || null
  if (!request.confirming && !request.proving) throw deadLink()
}

/** Every route of this scope needs the token of a link that confirms an address. A session is refused. */
export function forConfirmations(scope: FastifyInstance) {
  scope.decorateRequest('confirming', null)
  scope.decorateRequest('proving', null)
  scope.addHook('onRequest', requireConfirmation)
  markAccess(scope, 'link')
}
