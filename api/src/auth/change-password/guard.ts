import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '../../http/refusal'
import { markAccess, requireUser } from '../guards'
import { hashSecret, readResetSecret } from '../token'
import { findReset, type Resetting } from './queries'

declare module 'fastify' {
  interface FastifyRequest {
    /** Whose password a reset link may set; null for a session. */
    reset: Resetting | null
  }
}

export const deadLink = () =>
  new Refusal(401, 'This link is used up or too old. Request a new one.', {
    headers: { 'www-authenticate': 'Bearer error="invalid_token"' },
  })

async function requireUserOrReset(request: FastifyRequest) {
  const secret = readResetSecret(request.headers.authorization)
  if (secret === undefined) return requireUser(request)
  request.reset = (await findReset(request.server.database, hashSecret(secret))) ?? null
  if (!request.reset) throw deadLink()
}

/** Everything registered in this scope needs a signed-in user, or the bearer of a reset link. */
export function forUsersAndResets(scope: FastifyInstance) {
  scope.decorateRequest('reset', null)
  scope.addHook('onRequest', requireUserOrReset)
  markAccess(scope, 'user')
}
