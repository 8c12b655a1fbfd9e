import { fileURLToPath } from 'node:url'
import { buildStale } from '../../scripts/start/build-stale'
import { findStale } from '../../scripts/start/build-stale'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Builds what changed before the workers start: two products that start together would build the same files. */
export default () =>
  buildStale(root, findStale(root, ['shell', 'remote-auth', 'remote-user', 'remote-admin', 'api']))
