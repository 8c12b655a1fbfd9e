import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify'
import { deadLink } from '../../platform/http/errors/refusal'
import { declareAccess, holding, refuseSession, requireUser, userOf } from '../../platform/caller/guards'
import { limitCalls } from '../../platform/limits/limit-calls'
import { hashSecret, readLinkSecret } from '../../platform/caller/token'
import { changePassword, findReset, resetPassword, type Resetting } from './queries'
import * as calls from '@pundi/contract/declared'
import { holdingUser } from '../../platform/database/locks/queries'
import { on } from '../../platform/http/on'
import { inLanguageOf, languageOf } from '../../platform/messages/say'
import { deviceOf, rememberDevice } from '../sessions/remember-device'
import { hashPassword, refuseWeak, requireOwner } from '../passwords'
import { countChange, countLink } from '../../platform/limits/limit-attempts'
import { removeOtherSessions } from '../sessions/queries'

declare module 'fastify' {
  interface FastifyRequest {
    reset: Resetting | null
  }
}

async function requireUserOrReset(request: FastifyRequest) {
  const secret = readLinkSecret('reset', request.headers.authorization)
  if (secret === undefined) return requireUser(request)
  request.reset = (await findReset(request.server.database, hashSecret(secret))) ?? null
  if (!request.reset) throw deadLink()
}

export function forUsersAndResets(scope: FastifyInstance) {
  scope.decorateRequest('reset', null)
  scope.addHook('onRequest', requireUserOrReset)
  limitCalls(scope)
  declareAccess(scope, 'user or link')
}

export const changePasswordRoutes: FastifyPluginAsync = async app => {
  const { database } = app

  // Ends sessions twice: in the statement that changes the password, and again after that
  // statement. The first statement cannot see a session that begins with the old password at the
  // same moment.
  on(app, calls.changePassword, { mails: true }, async (request, reply) => {
    const { password, current_password } = request.body
    const { reset } = request
    const say = inLanguageOf(request)
    refuseWeak(password, reset ?? userOf(request))
    if (reset) await countLink(request, reset.user_id)
    else {
      await countChange(request, userOf(request))
      await requireOwner(request, current_password, {
        young: 'goes on',
        unset: 'This account has no password yet. Request a password reset to set one.',
      })
    }
    const change = {
      password_hash: await hashPassword(password),
      language: languageOf(request),
      device: deviceOf(request),
      network: request.network,
    }
    if (reset) {
      const held = holdingUser(database, reset.user_id)
      if (!(await resetPassword(held, reset, change))) throw deadLink()
      await removeOtherSessions(held, reset.user_id, null, change.network)
      await rememberDevice(request, reply, reset.user_id)
      return { message: say('Your password has been changed. Please sign in.'), sign_in: true }
    }
    const { id, session_id } = userOf(request)
    if (!(await changePassword(holding(request), id, session_id, change))) throw refuseSession(request)
    await removeOtherSessions(holding(request), id, session_id, change.network)
    await rememberDevice(request, reply, id)
    return { message: say('Your password has been changed.'), sign_in: false }
  })
}
