import { call } from '../call'

/* For whoever runs the server: these stand beside the api's base and not below it, and not in its document. */

export const isAlive = call('GET /healthz', { access: 'everybody', summary: 'Whether the process runs' })

export const isReady = call('GET /readyz', {
  access: 'everybody',
  summary: 'Whether the server can do its work: 503 where it cannot',
})

/** By a token of its own, which is none of a session (docs/operating.md). */
export const readMetrics = call('GET /metrics', {
  access: 'everybody',
  summary: 'What Prometheus asks for, as text',
})
