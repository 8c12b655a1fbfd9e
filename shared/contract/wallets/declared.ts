import { changedAnswer } from '../fields/changed'
import { call } from '../call'
import { oneRecord } from '../fields/one-record'
import { walletDaysAnswer, walletRecordsAnswer, walletRecordsQuery } from './records'
import {
  correctionAnswer,
  correctionBody,
  removeWalletQuery,
  walletAnswer,
  walletBody,
  walletsAnswer,
} from './shapes'

export const listWallets = call('GET /wallets', {
  access: 'user',
  summary: 'All of the user’s wallets, with their balances',
  answer: walletsAnswer,
})

export const listWalletDays = call('GET /wallets/days', {
  access: 'user',
  summary: 'What was in each open wallet on each of the last 90 days',
  answer: walletDaysAnswer,
})

export const listWalletRecords = call('GET /wallets/:id/records', {
  access: 'user',
  summary: 'What came into a wallet and left it, newest first, each with the balance after it',
  params: oneRecord,
  query: walletRecordsQuery,
  answer: walletRecordsAnswer,
})

export const addWallet = call('POST /wallets', {
  access: 'user',
  summary: 'Add a wallet, once for each Idempotency-Key',
  body: walletBody,
  heeds: ['Idempotency-Key'],
  gives: ['ETag'],
  refuses: [409, 410],
  status: 201,
  answer: walletAnswer,
  activity: 'Add wallet',
})

export const changeWallet = call('PUT /wallets/:id', {
  access: 'user',
  summary: 'Change a wallet; with If-Match, if it is still what its ETag says (412)',
  description:
    'What repeats in a closed wallet books nothing by itself: its days wait for a call, also once the wallet is open again.',
  params: oneRecord,
  body: walletBody,
  heeds: ['If-Match'],
  gives: ['ETag'],
  refuses: [409, 412],
  answer: walletAnswer,
  activity: 'Change wallet',
})

export const removeWallet = call('DELETE /wallets/:id', {
  access: 'user',
  summary: 'Delete a wallet, after moving its records to another one',
  description:
    'Without a wallet to move them to, one that has records is not deleted (409): close it instead.',
  params: oneRecord,
  query: removeWalletQuery,
  refuses: [409],
  answer: changedAnswer,
  activity: 'Delete wallet',
})

export const assignToWallet = call('POST /wallets/:id/assignment', {
  access: 'user',
  summary: 'Assign to a wallet what is recorded in no wallet since its opening day, 500 at most',
  params: oneRecord,
  answer: changedAnswer,
  activity: 'Change transaction',
})

export const correctWallet = call('POST /wallets/:id/correction', {
  access: 'user',
  summary: 'Book the difference to what is really there, as a transfer with the outside',
  description: 'Nothing is booked where there is no difference.',
  params: oneRecord,
  body: correctionBody,
  heeds: ['Idempotency-Key'],
  refuses: [410],
  answer: correctionAnswer,
  activity: 'Add transfer',
})
