import type { CallOf } from '../call'
import type * as declared from './declared'

export const listActivities: CallOf<typeof declared.listActivities> = { name: 'GET /activities' }
export const findActivity: CallOf<typeof declared.findActivity> = { name: 'GET /activities/:id' }
export const removeActivity: CallOf<typeof declared.removeActivity> = { name: 'DELETE /activities/:id' }
export const restoreActivity: CallOf<typeof declared.restoreActivity> = {
  name: 'POST /activities/:id/restore',
}
export const restoreActivities: CallOf<typeof declared.restoreActivities> = {
  name: 'POST /activities/restore',
}
