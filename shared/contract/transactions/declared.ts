import { removedAnswer } from '../fields/changed'
import { call } from '../call'
import { oneRecord } from '../fields/one-record'
import { REMOVED_DAYS, removedDaysQuery } from '../fields/removed-days'
import { BEGINS, beginsQuery } from '../fields/begun'
import { bookedAnswer, movedAnswer } from './booked'
import { recordsExportQuery, recordsQuery, summaryQuery, transactionsQuery } from './filter'
import {
  moveTransactionsBody,
  recordsAnswer,
  removeTransactionsBody,
  summaryAnswer,
  tagsAnswer,
  transactionAnswer,
  newTransactionBody,
  transactionBody,
  transactionsAnswer,
} from './shapes'
import { suggestionAnswer, suggestionQuery } from './suggestion'

const PASSED = 'Says in `meta.passed` which budgets of the present period it made pass a mark: 80 or 100 %.'

export const listTransactions = call('GET /transactions', {
  access: 'user',
  summary: 'The user’s transactions that a filter keeps',
  query: transactionsQuery,
  heeds: ['If-None-Match'],
  gives: ['ETag'],
  answer: transactionsAnswer,
})

export const listRecords = call('GET /transactions', {
  access: 'user',
  with: 'transfers',
  summary: 'The user’s transactions and transfers that a filter keeps',
  query: recordsQuery,
  heeds: ['If-None-Match'],
  gives: ['ETag'],
  answer: recordsAnswer,
})

export const sumTransactions = call('GET /transactions/summary', {
  access: 'user',
  summary: 'Exact totals of what a filter keeps',
  query: summaryQuery,
  heeds: ['If-None-Match'],
  gives: ['ETag'],
  answer: summaryAnswer,
})

export const listTags = call('GET /transactions/tags', {
  access: 'user',
  summary: 'The tags of the user’s transactions',
  answer: tagsAnswer,
})

export const suggestSearch = call('GET /transactions/suggestion', {
  access: 'user',
  summary: 'What a search that finds nothing may have meant',
  description:
    'Puts the user’s own word that is nearest in place of each word that none of their transactions and transfers has. Answers a search that finds something within the same filter, or null.',
  query: suggestionQuery,
  answer: suggestionAnswer,
})

export const addTransaction = call('POST /transactions', {
  access: 'user',
  summary: 'Add a transaction, once for each Idempotency-Key',
  description: `${PASSED} ${BEGINS}`,
  query: beginsQuery,
  body: newTransactionBody,
  heeds: ['Idempotency-Key'],
  gives: ['ETag'],
  refuses: [410],
  status: 201,
  answer: bookedAnswer,
  activity: 'Add transaction',
})

export const findTransaction = call('GET /transactions/:id', {
  access: 'user',
  summary: 'One transaction',
  params: oneRecord,
  gives: ['ETag'],
  answer: transactionAnswer,
})

export const changeTransaction = call('PUT /transactions/:id', {
  access: 'user',
  summary: 'Change a transaction; with If-Match, if it is still what its ETag says (412)',
  description: `${PASSED} ${BEGINS}`,
  params: oneRecord,
  query: beginsQuery,
  body: transactionBody,
  heeds: ['If-Match'],
  gives: ['ETag'],
  refuses: [412],
  answer: bookedAnswer,
  activity: 'Change transaction',
})

export const removeTransaction = call('DELETE /transactions/:id', {
  access: 'user',
  summary: 'Delete a transaction',
  description: REMOVED_DAYS,
  params: oneRecord,
  query: removedDaysQuery,
  answer: removedAnswer,
  activity: 'Delete transaction',
})

export const removeTransactions = call('POST /transactions/remove', {
  access: 'user',
  summary: 'Delete several transactions',
  description: REMOVED_DAYS,
  body: removeTransactionsBody,
  answer: removedAnswer,
  activity: 'Delete transaction',
})

export const moveTransactions = call('POST /transactions/move', {
  access: 'user',
  summary: 'Move several transactions to another category of their type',
  description: PASSED,
  body: moveTransactionsBody,
  answer: movedAnswer,
  activity: 'Change transaction',
})

export const exportTransactions = call('GET /transactions/export', {
  access: 'user',
  summary: 'All that a filter keeps, as CSV',
  description:
    'In the words and numbers of Accept-Language: separated by ; with a decimal comma in id, by , with a point in en and es; en is the one for programs. Columns beyond the first five are there where some line has something in them. Where a transaction is split, or a transfer has a fee, the last ones have the number of each record, alike for the parts of one, and of the transfer whose fee it is.',
  query: recordsExportQuery,
  sends: 'text/csv',
})
