import { calls } from '@pundi/contract'
import type { FastifyPluginAsync } from 'fastify'
import { countReset } from '../auth/limits/limit-attempts'
import { on } from '../http/on'
import { addResetMail } from '../mail/queries'
import { inLanguageOf, languageOf } from '../messages/say'

export const passwordRoutes: FastifyPluginAsync = async app => {
  // Nothing here looks whether the address exists, so neither words nor time can tell.
  on(app, calls.forgotPassword, { mails: true }, async request => {
    const { email } = request.body
    await countReset(request, email)
    await addResetMail(app.database, email, languageOf(request))
    return { message: inLanguageOf(request)('An email has been sent if the address exists.') }
  })
}
