import type { CallOf } from '../call'
import type * as declared from './declared'

export const isAlive: CallOf<typeof declared.isAlive> = { name: 'GET /healthz' }
export const isReady: CallOf<typeof declared.isReady> = { name: 'GET /readyz' }
export const readMetrics: CallOf<typeof declared.readMetrics> = { name: 'GET /metrics' }
