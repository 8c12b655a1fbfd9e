import { fileURLToPath } from 'node:url'
import { buildStale } from './start/build-stale'

await buildStale(fileURLToPath(new URL('..', import.meta.url)))
