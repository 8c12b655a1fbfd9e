import { fileURLToPath } from 'node:url'
import { buildStale } from '../../scripts/start/build-stale'

/**
 * Builds the product before the workers start. Otherwise two workers would build the same files at
 * the same time.
 */
export default () => buildStale(fileURLToPath(new URL('../..', import.meta.url)))
