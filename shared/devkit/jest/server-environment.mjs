import { TestEnvironment } from 'jest-environment-node'
import './keep-compiled.mjs'
import { leavingStorages } from './leave-storages.mjs'

/** Node's globals. */
export default leavingStorages(TestEnvironment)
