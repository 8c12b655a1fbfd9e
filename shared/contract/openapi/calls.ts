import type { CallOf } from '../call'
import type * as declared from './declared'

export const describeApi: CallOf<typeof declared.describeApi> = { name: 'GET /openapi.json' }
