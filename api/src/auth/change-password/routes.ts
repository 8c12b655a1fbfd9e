import { calls } from '@pundi/contract'
import type { FastifyPluginAsync } from 'fastify'
import { holdingUser } from '../../database/lock-queries'
import { on } from '../../http/on'
import { inLanguageOf, languageOf } from '../../messages/say'
import { deadLink } from '../../http/errors/refusal'
import { deviceOf, rememberDevice } from '../devices/remember-device'
import { holding, refuseSession, userOf } from '../guards'
import { hashPassword } from '../passwords/hash-password'
import { refuseWeak } from '../passwords/refuse-weak'
import { countChange, countLink } from '../limits/limit-attempts'
import { requireOwner } from '../passwords/require-owner'
import { removeOtherSessions } from '../sessions/queries'
import { changePassword, resetPassword } from './queries'

export const changePasswordRoutes: FastifyPluginAsync = async app => {
  const { database } = app

  // Sessions are ended twice: by the statement that changes the password, and once more after it. That statement
  // cannot see a session that the old password began while it ran. After it, the old password begins none.
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
