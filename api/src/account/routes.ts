import { calls } from '@pundi/contract'
import type { FastifyPluginAsync } from 'fastify'
import { refuseSession, userOf } from '../auth/guards'
import { countChange } from '../auth/limits/limit-attempts'
import { requireOwner } from '../auth/passwords/require-owner'
import { on } from '../http/on'
import { Refusal, refusedField } from '../http/errors/refusal'
import { inLanguageOf, languageOf } from '../messages/say'
import { removeAccount } from './queries'

export const accountRoutes: FastifyPluginAsync = async app => {
  const { database } = app

  on(app, calls.deleteAccount, { mails: true }, async request => {
    const user = userOf(request)
    const { id, email, session_id } = user
    const { confirmation, current_password } = request.body
    if (confirmation.toLowerCase() !== email.toLowerCase()) refuseConfirmation()
    await countChange(request, user)
    await requireOwner(request, current_password, {
      young: 'is asked too',
      unset: 'Sign in again to continue.',
    })
    const { is_there, is_last_admin } = await removeAccount(database, id, session_id, {
      language: languageOf(request),
      network: request.network,
    })
    if (!is_there) throw refuseSession(request)
    if (is_last_admin) throw new Refusal(409, 'You are the last administrator. Make somebody else one first.')
    return { message: inLanguageOf(request)('Your account has been deleted.') }
  })
}

function refuseConfirmation(): never {
  throw refusedField(422, 'confirmation', 'This is not the email address of your account.')
}
