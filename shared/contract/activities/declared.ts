import { call } from '../call'
import { messageAnswer } from '../fields/answer'
import { oneRecord } from '../fields/one-record'
import { activitiesAnswer, activitiesQuery, activityAnswer, restoreBody, restoreManyBody } from './shapes'
import { changedAnswer } from '../fields/changed'

export const listActivities = call('GET /activities', {
  access: 'user',
  summary: 'The user’s own log',
  query: activitiesQuery,
  answer: activitiesAnswer,
})

export const findActivity = call('GET /activities/:id', {
  access: 'user',
  summary: 'An entry of the log, with what its record was before and after',
  params: oneRecord,
  answer: activityAnswer,
})

export const removeActivity = call('DELETE /activities/:id', {
  access: 'user',
  summary: 'Remove a line of the log',
  params: oneRecord,
  answer: messageAnswer,
})

export const restoreActivity = call('POST /activities/:id/restore', {
  access: 'user',
  summary: 'Undo an entry: restore what its record was before, or remove the record that it added',
  params: oneRecord,
  body: restoreBody,
  refuses: [409],
  answer: changedAnswer,
  activity: 'Restore',
})

export const restoreActivities = call('POST /activities/restore', {
  access: 'user',
  summary: 'Undo several entries, all or none',
  body: restoreManyBody,
  refuses: [404, 409],
  answer: changedAnswer,
  activity: 'Restore',
})
