import type { CallOf } from '../call'
import type * as declared from './declared'

export const listTransactions: CallOf<typeof declared.listTransactions> = { name: 'GET /transactions' }
export const listRecords: CallOf<typeof declared.listRecords> = { name: 'GET /transactions' }
export const sumTransactions: CallOf<typeof declared.sumTransactions> = { name: 'GET /transactions/summary' }
export const listTags: CallOf<typeof declared.listTags> = { name: 'GET /transactions/tags' }
export const suggestSearch: CallOf<typeof declared.suggestSearch> = { name: 'GET /transactions/suggestion' }
export const addTransaction: CallOf<typeof declared.addTransaction> = { name: 'POST /transactions' }
export const findTransaction: CallOf<typeof declared.findTransaction> = { name: 'GET /transactions/:id' }
export const changeTransaction: CallOf<typeof declared.changeTransaction> = { name: 'PUT /transactions/:id' }
export const removeTransaction: CallOf<typeof declared.removeTransaction> = {
  name: 'DELETE /transactions/:id',
}
export const removeTransactions: CallOf<typeof declared.removeTransactions> = {
  name: 'POST /transactions/remove',
}
export const moveTransactions: CallOf<typeof declared.moveTransactions> = { name: 'POST /transactions/move' }
export const exportTransactions: CallOf<typeof declared.exportTransactions> = {
  name: 'GET /transactions/export',
}
