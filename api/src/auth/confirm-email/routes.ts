import { calls } from '@pundi/contract'
import type { FastifyPluginAsync } from 'fastify'
import { isDuplicate } from '../../database/database'
import { holdingUser } from '../../database/lock-queries'
import { on } from '../../http/on'
import { Refusal, deadLink } from '../../http/errors/refusal'
import { inLanguageOf, languageOf } from '../../messages/say'
import { addProofMail } from '../../mail/queries'
import { holding, userOf } from '../guards'
import { countProof } from '../limits/limit-attempts'
import { confirmEmail, proveEmail } from './queries'

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

/** The call of a signed-in user that asks for a link to their present address. */
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

/** The holder of the link owns the address, so the answer may say that it has an account. */
function refuseTaken(error: unknown): never {
  if (!isDuplicate(error, 'users_email')) throw error
  throw new Refusal(409, 'This email address is already registered.')
}
