import { fileURLToPath } from 'node:url'
import { buildStale } from '../../scripts/start/build-stale'

/** Builds what changed before the workers start: two products that start together would build the same files. */
export default () => buildStale(fileURLToPath(new URL('../..', import.meta.url)))
