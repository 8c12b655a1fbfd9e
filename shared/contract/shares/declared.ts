import { call } from '../call'
import { settlementAnswer, settlementBody, sharesAnswer } from './shapes'

export const listShares = call('GET /shares', {
  access: 'user',
  summary: 'Who owes whom since when, of shared transactions',
  answer: sharesAnswer,
})

export const settleShares = call('POST /shares/settlement', {
  access: 'user',
  summary: 'Book what a friend paid back, or was paid back, oldest first; once for each Idempotency-Key',
  body: settlementBody,
  heeds: ['Idempotency-Key'],
  refuses: [404, 410],
  status: 201,
  answer: settlementAnswer,
  activity: 'Add transaction',
})
