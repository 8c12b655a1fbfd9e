import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify'
import { deadLink, Refusal } from '../../platform/http/errors/refusal'
import { declareAccess, holding, userOf } from '../../platform/caller/guards'
import { hashSecret, readLinkSecret } from '../../platform/caller/token'
import { confirmEmail, type Confirming, findConfirmation, findProof, proveEmail } from './queries'
import * as calls from '@pundi/contract/declared'
import { isDuplicate } from '../../platform/database/database'
import { holdingUser } from '../../platform/database/locks/queries'
import { on } from '../../platform/http/on'
import { inLanguageOf, languageOf } from '../../platform/messages/say'
import { addProofMail } from '../../platform/mail/queries'
import { countProof } from '../../platform/limits/limit-attempts'

declare module 'fastify' {
  interface FastifyRequest {
    confirming: Confirming | null
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

export function forConfirmations(scope: FastifyInstance) {
  scope.decorateRequest('confirming', null)
  scope.decorateRequest('proving', null)
  scope.addHook('onRequest', requireConfirmation)
  declareAccess(scope, 'link')
}

export const confirmEmailRoutes: FastifyPluginAsync = async app => {
  on(app, calls.confirmEmail, { mails: true }, async request => {
    const { confirming, proving } = request
    if (proving) {
      if (!(await proveEmail(holdingUser(app.database, proving.user_id), proving, request.network)))
        throw deadLink()
      return { message: inLanguageOf(request)('Your email address is confirmed.') }
    }
    if (!confirming) throw deadLink()
    const about = { language: languageOf(request), network: request.network }
    const isDone = await confirmEmail(holdingUser(app.database, confirming.user_id), confirming, about).catch(
      refuseTaken,
    )
    if (!isDone) throw deadLink()
    return { message: inLanguageOf(request)('Your email address has been changed.') }
  })
}

export const emailLinkRoutes: FastifyPluginAsync = async app => {
  on(app, calls.sendEmailLink, { mails: true }, async request => {
    const { id, email } = userOf(request)
    const say = inLanguageOf(request)
    await countProof(request, email)
    const isQueued = await addProofMail(holding(request), id, languageOf(request))
    return {
      message: isQueued
        ? say('We sent a confirmation link to {email}.', { email })
        : say('Your email address is confirmed.'),
    }
  })
}

/**
 * Only the address's owner has the link, so the response may reveal that the address already has an
 * account.
 */
function refuseTaken(error: unknown): never {
  if (!isDuplicate(error, 'users_email')) throw error
  throw new Refusal(409, 'This email address is already registered.')
}
