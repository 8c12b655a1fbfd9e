import { fileURLToPath } from 'node:url'
import { buildStale } from '../../scripts/start/build-stale'

/** Builds before the workers start. Otherwise two products would build the same files. */
export default () => buildStale(fileURLToPath(new URL('../..', import.meta.url)))
