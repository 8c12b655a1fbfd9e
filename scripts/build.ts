import { fileURLToPath } from 'node:url'
import { buildStale } from './start/build-stale'

/* Builds every workspace that changed since the last build, as `npm start` and the journeys do first. */

await buildStale(fileURLToPath(new URL('..', import.meta.url)))
