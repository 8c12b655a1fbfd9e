import { changedAnswer } from '../fields/changed'
import { call } from '../call'
import { oneRecord } from '../fields/one-record'
import { goalAnswer, goalBody, goalMoveAnswer, goalMoveBody, goalsAnswer, oneGoalMove } from './shapes'

export const listGoals = call('GET /goals', {
  access: 'user',
  summary: 'All of the user’s goals, with what is put aside for each',
  answer: goalsAnswer,
})

export const addGoal = call('POST /goals', {
  access: 'user',
  summary: 'Add a goal, once for each Idempotency-Key',
  body: goalBody,
  heeds: ['Idempotency-Key'],
  refuses: [409, 410],
  status: 201,
  answer: goalAnswer,
  activity: 'Add goal',
})

export const changeGoal = call('PUT /goals/:id', {
  access: 'user',
  summary: 'Change a goal; with If-Match, if it is still what its version says (412)',
  params: oneRecord,
  body: goalBody,
  heeds: ['If-Match'],
  refuses: [412],
  answer: goalAnswer,
  activity: 'Change goal',
})

export const removeGoal = call('DELETE /goals/:id', {
  access: 'user',
  summary: 'Delete a goal with its moves; the money stays where it is',
  params: oneRecord,
  answer: changedAnswer,
  activity: 'Delete goal',
})

export const addGoalMove = call('POST /goals/:id/moves', {
  access: 'user',
  summary: 'Put money aside for a goal, or take it out, once for each Idempotency-Key',
  description: 'Nothing moves between wallets. More than is in the goal on that day is not taken out (409).',
  params: oneRecord,
  body: goalMoveBody,
  heeds: ['Idempotency-Key'],
  refuses: [409, 410],
  status: 201,
  answer: goalMoveAnswer,
  activity: 'Add goal move',
})

export const removeGoalMove = call('DELETE /goals/:id/moves/:move_id', {
  access: 'user',
  summary: 'Delete a move of a goal, as if it had never been',
  params: oneGoalMove,
  answer: changedAnswer,
  activity: 'Delete goal move',
})
