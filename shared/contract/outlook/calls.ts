import type { CallOf } from '../call'
import type * as declared from './declared'

export const findOutlook: CallOf<typeof declared.findOutlook> = { name: 'GET /outlook' }
