import { forgotPasswordBody, messageAnswer } from '@pundi/contract'
import { countReset } from '../auth/limit-attempts'
import type { Room } from '../http/contract'
import { addResetMail } from '../mail/queries'
import { inLanguageOf, languageOf } from '../messages/say'

export const passwordRoutes: Room = async app => {
  app.post(
    '/forgot',
    {
      schema: {
        summary: 'Send a link that sets a new password, if the address exists',
        body: forgotPasswordBody,
        refuses: [429],
        response: { 200: messageAnswer },
      },
      config: { mails: true },
    },
    // Nothing here looks whether the address exists, so neither words nor time can tell.
    async request => {
      const { email } = request.body
      await countReset(request, email)
      await addResetMail(app.database, email, languageOf(request))
      return { message: inLanguageOf(request)('An email has been sent if the address exists.') }
    },
  )
}
