import type { CallOf } from '../call'
import type * as declared from './declared'

export const listWallets: CallOf<typeof declared.listWallets> = { name: 'GET /wallets' }
export const listWalletDays: CallOf<typeof declared.listWalletDays> = { name: 'GET /wallets/days' }
export const listWalletRecords: CallOf<typeof declared.listWalletRecords> = {
  name: 'GET /wallets/:id/records',
}
export const addWallet: CallOf<typeof declared.addWallet> = { name: 'POST /wallets' }
export const changeWallet: CallOf<typeof declared.changeWallet> = { name: 'PUT /wallets/:id' }
export const removeWallet: CallOf<typeof declared.removeWallet> = { name: 'DELETE /wallets/:id' }
export const assignToWallet: CallOf<typeof declared.assignToWallet> = { name: 'POST /wallets/:id/assignment' }
export const correctWallet: CallOf<typeof declared.correctWallet> = { name: 'POST /wallets/:id/correction' }
