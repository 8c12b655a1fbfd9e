import { call } from '../call'

/* Calls for operators. They are outside the API's base path and its OpenAPI document. */

export const isAlive = call('GET /healthz', { access: 'everybody', summary: 'Whether the process runs' })

export const isReady = call('GET /readyz', {
  access: 'everybody',
  summary: 'Whether the server can do its work: 503 where it cannot',
})

/** Needs the metrics token, not a session (docs/operating.md). */
export const readMetrics = call('GET /metrics', {
  access: 'everybody',
  summary: 'What Prometheus asks for, as text',
})
