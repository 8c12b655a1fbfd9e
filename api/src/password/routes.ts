import { calls } from '@pundi/contract'
import type { FastifyPluginAsync } from 'fastify'
import { countReset } from '../auth/limits/limit-attempts'
import { on } from '../http/on'
import { addResetMail } from '../mail/queries'
import { inLanguageOf, languageOf } from '../messages/say'

export const passwordRoutes: FastifyPluginAsync = async app => {
  // Nothing here looks up the address, so neither the answer nor its time tells whether it exists.
  on(app, calls.forgotPassword, { mails: true }, async request => {
    const { email } = request.body
    await countReset(request, email)
    await addResetMail(app.database, email, languageOf(request))
    return { message: inLanguageOf(request)('An email has been sent if the address exists.') }
  })
}
