import { calls } from '@pundi/contract'
import type { FastifyPluginAsync } from 'fastify'
import { isDuplicate } from '../../database/database'
import { on } from '../../http/on'
import { Refusal, deadLink } from '../../http/errors/refusal'
import { inLanguageOf, languageOf } from '../../messages/say'
import { confirmEmail } from './queries'

export const confirmEmailRoutes: FastifyPluginAsync = async app => {
  on(app, calls.confirmEmail, { mails: true }, async request => {
    const { confirming } = request
    if (!confirming) throw deadLink()
    const about = { language: languageOf(request), network: request.network }
    const isDone = await confirmEmail(app.database, confirming, about).catch(refuseTaken)
    if (!isDone) throw deadLink()
    return { message: inLanguageOf(request)('Your email address has been changed.') }
  })
}

/** The holder of the link owns the address, so the answer may say that it has an account. */
function refuseTaken(error: unknown): never {
  if (!isDuplicate(error, 'users_email')) throw error
  throw new Refusal(409, 'This email address is already registered.')
}
