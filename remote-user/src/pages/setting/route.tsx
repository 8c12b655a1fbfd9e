import type { ActionFunctionArgs } from 'react-router-dom'
import { endSessions } from './sessions/end-sessions'
import { removeAccount } from './account/remove-account'
import { saveSettings } from './profile/save-settings'
import { sendLink } from './profile/send-link'

export { SettingScreen as Component } from './SettingScreen'
export { loadSetting as loader } from './load-setting'

const intents = {
  save: saveSettings,
  'send-link': sendLink,
  'end-sessions': endSessions,
  'delete-account': removeAccount,
}

export async function action({ request }: ActionFunctionArgs) {
  const form = await request.formData()
  return intents[form.get('intent') as keyof typeof intents](form)
}
