import type { CallOf } from '../call'
import type * as declared from './declared'

export const deleteAccount: CallOf<typeof declared.deleteAccount> = { name: 'DELETE /account' }
export const exportAccount: CallOf<typeof declared.exportAccount> = { name: 'GET /account/export' }
