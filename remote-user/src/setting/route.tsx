import { findSettings, listSessions } from '@pundi/contract'
import { send } from '@pundi/platform/http'
import type { ActionFunctionArgs } from 'react-router-dom'
import { settleCall } from '../settle-call'
import { text } from './catalogue/text'
import { endSessions } from './sessions/end-sessions'
import { removeAccount } from './account/remove-account'
import { saveSettings } from './profile/save-settings'

export { SettingScreen as Component } from './SettingScreen'

/** Each fails apart: null is what could not be loaded. */
export async function loader() {
  const [settings, sessions] = await Promise.all([
    settleCall(send(findSettings, { fallback: text('Failed to fetch your settings') })),
    settleCall(send(listSessions, { fallback: text('Failed to fetch your sessions') })),
  ])
  return { settings: settings?.data ?? null, sessions: sessions?.data ?? null }
}

export type SettingData = Awaited<ReturnType<typeof loader>>

const intents = { save: saveSettings, 'end-sessions': endSessions, 'delete-account': removeAccount }

/** Does what a form says by its field `intent`. */
export async function action({ request }: ActionFunctionArgs) {
  const form = await request.formData()
  return intents[form.get('intent') as keyof typeof intents](form)
}
