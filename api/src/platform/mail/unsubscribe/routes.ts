import type { WishedMail } from '@pundi/contract'
import * as calls from '@pundi/contract/declared'
import type { FastifyPluginAsync } from 'fastify'
import { hashSecret } from '../../caller/token'
import { deadLink } from '../../http/errors/refusal'
import { on } from '../../http/on'
import { inLanguageOf, type MessageId } from '../../messages/say'
import { findUnsubscribing, removeWish } from './queries'

/**
 * Redirects to the unsubscribe page and changes nothing, because virus scanners open links too.
 * Mail programs without one-click unsubscribing open this URL in the browser.
 */
export const openUnsubscribeRoutes: FastifyPluginAsync = async app => {
  on(app, calls.openUnsubscribe, async (request, reply) => {
    const { token } = request.query
    return reply.redirect(token ? `/unsubscribe?token=${encodeURIComponent(token)}` : '/unsubscribe')
  })
}

const ended: Record<WishedMail, MessageId> = {
  letter: "You won't get the monthly summary by email any more.",
  budget: "You won't get any more emails about your budgets.",
  reminder: "You won't get any more reminders by email.",
}

export const unsubscribeRoutes: FastifyPluginAsync = async app => {
  on(app, calls.unsubscribe, async request => {
    if (request.unsubscribing === null) throw deadLink()
    const say = inLanguageOf(request)
    const found = await findUnsubscribing(app.database, hashSecret(request.unsubscribing))
    if (found) await removeWish(app.database, found)
    const message = found
      ? say(ended[found.kind])
      : say('There is nothing to stop: the account is gone, or this link is more than a year old.')
    return { message, kind: found?.kind ?? null }
  })
}
