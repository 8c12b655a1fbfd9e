import { fileURLToPath } from 'node:url'
import { buildStale } from '../../scripts/start/build-stale'

/** Builds before the workers start. Otherwise the products of two workers would build the same files at once. */
export default () => buildStale(fileURLToPath(new URL('../..', import.meta.url)))
