import { call } from '../call'
import { messageAnswer } from '../fields/answer'
import { failureReport } from './shapes'

export const reportFailure = call('POST /reports', {
  access: 'everybody',
  summary: 'Tell of a remote that did not run',
  body: failureReport,
  status: 202,
  answer: messageAnswer,
})
