import type { CallOf } from '../call'
import type * as declared from './declared'

export const findSettings: CallOf<typeof declared.findSettings> = { name: 'GET /settings' }
export const saveSettings: CallOf<typeof declared.saveSettings> = { name: 'PUT /settings' }
