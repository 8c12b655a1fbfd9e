import type { FastifyInstance, FastifyRequest } from 'fastify'
import { deadLink } from '../../http/errors/refusal'
import { markAccess, requireUser } from '../guards'
import { limitCalls } from '../limits/limit-calls'
import { hashSecret, readLinkSecret } from '../token'
import { findReset, type Resetting } from './queries'

declare module 'fastify' {
  interface FastifyRequest {
    /** The user whose password the reset link may set; null for a session. */
    reset: Resetting | null
  }
}

async function requireUserOrReset(request: FastifyRequest) {
  const secret = readLinkSecret('reset', request.headers.authorization)
  if (secret === undefined) return requireUser(request)
  request.reset = (await findReset(request.server.database, hashSecret(secret))) ?? null
  if (!request.reset) throw deadLink()
}

/** Every route of this scope needs a signed-in user or the token of a reset link. */
export function forUsersAndResets(scope: FastifyInstance) {
  scope.decorateRequest('reset', null)
  scope.addHook('onRequest', requireUserOrReset)
  limitCalls(scope)
  markAccess(scope, 'user or link')
}
