import type { CallOf } from '../call'
import type * as declared from './declared'

export const findStatement: CallOf<typeof declared.findStatement> = { name: 'GET /statements' }
export const exportStatement: CallOf<typeof declared.exportStatement> = { name: 'GET /statements/export' }
