import type { CallOf } from '../call'
import type * as declared from './declared'

export const listTransfers: CallOf<typeof declared.listTransfers> = { name: 'GET /transfers' }
export const addTransfer: CallOf<typeof declared.addTransfer> = { name: 'POST /transfers' }
export const changeTransfer: CallOf<typeof declared.changeTransfer> = { name: 'PUT /transfers/:id' }
export const removeTransfer: CallOf<typeof declared.removeTransfer> = { name: 'DELETE /transfers/:id' }
export const removeTransfers: CallOf<typeof declared.removeTransfers> = { name: 'POST /transfers/remove' }
