import type { Settings, SettingsBody } from '@pundi/contract'
import * as calls from '@pundi/contract/declared'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { holding, refuseSession, userOf } from '../platform/caller/guards'
import { countChange, countConfirmation } from '../platform/limits/limit-attempts'
import { findStanding, holdUser } from '../auth/queries'
import { requireOwner } from '../auth/passwords'
import { on } from '../platform/http/on'
import { inLanguageOf, languageOf } from '../platform/messages/say'
import { type Address, findSettings, saveSettings } from './queries'

export const settingsRoutes: FastifyPluginAsync = async app => {
  on(app, calls.findSettings, async request => ({ data: await settingsOf(request) }))

  // The answer must not show whether another account has the address. So the server checks this
  // only when it sends the e-mail.
  on(app, calls.saveSettings, { mails: true }, async request => {
    const { email, current_password, ...body } = request.body
    const { id, session_id } = userOf(request)
    const say = inLanguageOf(request)
    const address = addressOf({ ...body, email }, await settingsOf(request))
    if (typeof address === 'object') {
      await countChange(request, userOf(request))
      await requireOwner(request, current_password, {
        young: 'is asked too',
        unset: 'Sign in again to continue.',
      })
      await countConfirmation(request, id, email)
    }
    // Locks the user's row first. Of two simultaneous requests, the second then sees the pending
    // change of the first. If the first set a new password, the second sees that its session has
    // ended.
    await holding(request).inTransaction(async client => {
      await holdUser(client, id)
      if (!(await findStanding(client, id, session_id))) throw refuseSession(request)
      await saveSettings(client, id, body, address, languageOf(request))
    })
    const data = await settingsOf(request)
    const message =
      typeof address === 'object'
        ? say(
            'Your settings have been saved. To confirm your new address, open the link we sent to {email}.',
            { email },
          )
        : say('Your settings have been saved.')
    return { data, message }
  })
}

async function settingsOf(request: FastifyRequest): Promise<Settings> {
  const settings = await findSettings(request.server.database, userOf(request).id)
  if (!settings) throw refuseSession(request)
  return settings
}

/** Saving the pending address again without other changes requests another link. */
function addressOf(
  { email, ...wanted }: Omit<SettingsBody, 'current_password'>,
  settings: Settings,
): Address {
  if (email === settings.email) return 'present'
  const isAnother = email !== settings.pending_email
  const isAlone = Object.entries(wanted).every(
    ([name, value]) => settings[name as keyof typeof wanted] === value,
  )
  return isAnother || isAlone ? { other: email } : 'waiting'
}
