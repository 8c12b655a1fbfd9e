import type { ActionFunctionArgs } from 'react-router-dom'
import { settleCall } from '../settle-call'
import { endSessions } from './sessions/end-sessions'
import { removeAccount } from './account/remove-account'
import { saveSettings } from './profile/save-settings'
import { getSettings, listSessions } from './setting-api'

export { SettingScreen as Component } from './SettingScreen'

/** Each fails apart: null is what could not be loaded. */
export async function loader() {
  const [settings, sessions] = await Promise.all([settleCall(getSettings()), settleCall(listSessions())])
  return { settings: settings?.data ?? null, sessions: sessions?.data ?? null }
}

export type SettingData = Awaited<ReturnType<typeof loader>>

const intents = { save: saveSettings, 'end-sessions': endSessions, 'delete-account': removeAccount }

/** Does what a form says by its field `intent`. */
export async function action({ request }: ActionFunctionArgs) {
  const form = await request.formData()
  return intents[form.get('intent') as keyof typeof intents](form)
}
