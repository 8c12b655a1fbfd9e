import type { CallOf } from '../call'
import type * as declared from './declared'

export const listSchedules: CallOf<typeof declared.listSchedules> = { name: 'GET /schedules' }
export const listScheduleDays: CallOf<typeof declared.listScheduleDays> = { name: 'GET /schedules/days' }
export const addSchedule: CallOf<typeof declared.addSchedule> = { name: 'POST /schedules' }
export const changeSchedule: CallOf<typeof declared.changeSchedule> = { name: 'PUT /schedules/:id' }
export const removeSchedule: CallOf<typeof declared.removeSchedule> = { name: 'DELETE /schedules/:id' }
export const skipScheduleDay: CallOf<typeof declared.skipScheduleDay> = { name: 'POST /schedules/:id/skip' }
export const bookScheduleDay: CallOf<typeof declared.bookScheduleDay> = { name: 'POST /schedules/:id/book' }
export const unbookScheduleDay: CallOf<typeof declared.unbookScheduleDay> = {
  name: 'POST /schedules/:id/unbook',
}
export const bookScheduleDays: CallOf<typeof declared.bookScheduleDays> = {
  name: 'POST /schedules/:id/days/book',
}
export const unbookScheduleDays: CallOf<typeof declared.unbookScheduleDays> = {
  name: 'POST /schedules/:id/days/unbook',
}
export const listScheduleProposals: CallOf<typeof declared.listScheduleProposals> = {
  name: 'GET /schedules/proposals',
}
export const refuseScheduleProposal: CallOf<typeof declared.refuseScheduleProposal> = {
  name: 'POST /schedules/proposals/:key/refuse',
}
