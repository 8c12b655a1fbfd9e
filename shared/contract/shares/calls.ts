import type { CallOf } from '../call'
import type * as declared from './declared'

export const listShares: CallOf<typeof declared.listShares> = { name: 'GET /shares' }
export const settleShares: CallOf<typeof declared.settleShares> = { name: 'POST /shares/settlement' }
