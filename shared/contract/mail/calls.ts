import type { CallOf } from '../call'
import type * as declared from './declared'

export const openUnsubscribe: CallOf<typeof declared.openUnsubscribe> = { name: 'GET /mail/unsubscribe' }
export const unsubscribe: CallOf<typeof declared.unsubscribe> = { name: 'POST /mail/unsubscribe' }
