import * as z from 'zod/mini'
import { call } from '../call'
import { messageAnswer } from '../fields/answer'
import { drawnReport, failureCount, failureReport } from './shapes'

export const reportFailure = call('POST /client-errors', {
  access: 'everybody',
  summary: 'Tell of a remote that did not run',
  body: failureReport,
  status: 202,
  answer: messageAnswer,
})

export const reportDrawn = call('POST /client-errors/drawn', {
  access: 'everybody',
  summary: 'Tell that a page of a build was drawn, while another build of its remote is tried',
  body: drawnReport,
  status: 202,
  answer: messageAnswer,
})

/** This path is not below /api. The call needs the metrics token, like GET /metrics. */
export const listFailures = call('GET /metrics/failures', {
  access: 'everybody',
  summary: 'Kinds of failures that browsers reported, the latest last',
  answer: z.array(failureCount),
})

/** Shell builds from before 28 November 2026 still use this path. */
export const reportFailureAsBefore = call('POST /reports', {
  ...{ access: 'everybody', deprecated: true, summary: 'Tell of a remote that did not run' },
  ...{ body: failureReport, status: 202, answer: messageAnswer },
})

export const reportDrawnAsBefore = call('POST /reports/drawn', {
  ...{ access: 'everybody', deprecated: true },
  summary: 'Tell that a page of a build was drawn, while another build of its remote is tried',
  ...{ body: drawnReport, status: 202, answer: messageAnswer },
})
