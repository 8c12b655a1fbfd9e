import { call } from '../call'
import { saveSettingsAnswer, settingsAnswer, settingsBody } from './shapes'

export const findSettings = call('GET /settings', {
  access: 'user',
  summary: 'The settings of the account',
  answer: settingsAnswer,
})

export const saveSettings = call('PUT /settings', {
  access: 'user',
  summary: 'Save all settings; another e-mail address is confirmed by a link',
  body: settingsBody,
  refuses: [403],
  answer: saveSettingsAnswer,
  activity: 'Change settings',
})
