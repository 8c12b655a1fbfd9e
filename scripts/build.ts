import { fileURLToPath } from 'node:url'
import { buildStale } from './start/build-stale'

/* Builds every workspace that changed since the last time, as `npm start` and the journeys do before they begin. */

await buildStale(fileURLToPath(new URL('..', import.meta.url)))
