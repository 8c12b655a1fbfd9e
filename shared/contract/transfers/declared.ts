import { removedAnswer } from '../fields/changed'
import { call } from '../call'
import { oneRecord } from '../fields/one-record'
import { REMOVED_DAYS, removedDaysQuery } from '../fields/removed-days'
import { BEGINS, beginsQuery } from '../fields/begun'
import {
  movedTransferAnswer,
  removeTransfersBody,
  transferBody,
  transfersAnswer,
  transfersQuery,
} from './shapes'

export const listTransfers = call('GET /transfers', {
  access: 'user',
  summary: 'The user’s transfers, newest first',
  query: transfersQuery,
  answer: transfersAnswer,
})

export const addTransfer = call('POST /transfers', {
  access: 'user',
  summary: 'Add a transfer with its fee, once for each Idempotency-Key',
  description: BEGINS,
  query: beginsQuery,
  body: transferBody,
  heeds: ['Idempotency-Key'],
  gives: ['ETag'],
  refuses: [410],
  status: 201,
  answer: movedTransferAnswer,
  activity: 'Add transfer',
})

export const changeTransfer = call('PUT /transfers/:id', {
  access: 'user',
  summary: 'Change a transfer and its fee; with If-Match, if it is still what its ETag says (412)',
  params: oneRecord,
  description: BEGINS,
  query: beginsQuery,
  body: transferBody,
  heeds: ['If-Match'],
  gives: ['ETag'],
  refuses: [412],
  answer: movedTransferAnswer,
  activity: 'Change transfer',
})

export const removeTransfer = call('DELETE /transfers/:id', {
  access: 'user',
  summary: 'Delete a transfer and its fee',
  description: REMOVED_DAYS,
  params: oneRecord,
  query: removedDaysQuery,
  answer: removedAnswer,
  activity: 'Delete transfer',
})

export const removeTransfers = call('POST /transfers/remove', {
  access: 'user',
  summary: 'Delete several transfers with their fees, and transactions with them: all or none',
  description: REMOVED_DAYS,
  body: removeTransfersBody,
  answer: removedAnswer,
  activity: 'Delete transfer',
})
