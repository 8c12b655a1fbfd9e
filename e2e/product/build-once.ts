import { fileURLToPath } from 'node:url'
import { buildStale } from '../../scripts/start/build-stale'

/** Before the workers start, so that two products do not build the same files. */
export default () => buildStale(fileURLToPath(new URL('../..', import.meta.url)))
