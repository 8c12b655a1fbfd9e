import { changedAnswer } from '../fields/changed'
import { call } from '../call'
import { oneRecord } from '../fields/one-record'
import {
  instalmentPaymentAnswer,
  instalmentPaymentBody,
  instalmentsAnswer,
  instalmentsBody,
  instalmentsListAnswer,
} from './shapes'

export const listInstalments = call('GET /instalments', {
  access: 'user',
  summary: 'All purchases that the user pays in instalments',
  answer: instalmentsListAnswer,
})

export const addInstalments = call('POST /instalments', {
  access: 'user',
  summary: 'Book a purchase that is paid in instalments, once for each Idempotency-Key',
  description: 'Its expense is booked in the card or loan that owes it, at once or with each instalment.',
  body: instalmentsBody,
  heeds: ['Idempotency-Key'],
  refuses: [409, 410],
  status: 201,
  answer: instalmentsAnswer,
  activity: 'Add instalments',
})

export const payInstalment = call('POST /instalments/:id/payment', {
  access: 'user',
  summary: 'Pay an instalment or more, as a transfer to the wallet that owes it',
  description: 'Deleting the transfer takes the payment back. More than is owed is refused (409).',
  params: oneRecord,
  body: instalmentPaymentBody,
  heeds: ['Idempotency-Key'],
  refuses: [409, 410],
  status: 201,
  answer: instalmentPaymentAnswer,
  activity: 'Add transfer',
})

export const removeInstalments = call('DELETE /instalments/:id', {
  access: 'user',
  summary: 'Delete such a purchase with its expenses and payments',
  params: oneRecord,
  answer: changedAnswer,
  activity: 'Delete instalments',
})
