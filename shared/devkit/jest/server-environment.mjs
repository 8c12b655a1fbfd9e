import { TestEnvironment } from 'jest-environment-node'
import { leavingStorages } from './leave-storages.mjs'

/** Node's globals. */
export default leavingStorages(TestEnvironment)
