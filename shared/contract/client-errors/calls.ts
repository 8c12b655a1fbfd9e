import type { CallOf } from '../call'
import type * as declared from './declared'

export const reportFailure: CallOf<typeof declared.reportFailure> = { name: 'POST /client-errors' }
export const reportDrawn: CallOf<typeof declared.reportDrawn> = { name: 'POST /client-errors/drawn' }
export const reportFailureAsBefore: CallOf<typeof declared.reportFailureAsBefore> = { name: 'POST /reports' }
export const reportDrawnAsBefore: CallOf<typeof declared.reportDrawnAsBefore> = {
  name: 'POST /reports/drawn',
}
export const listFailures: CallOf<typeof declared.listFailures> = { name: 'GET /metrics/failures' }
