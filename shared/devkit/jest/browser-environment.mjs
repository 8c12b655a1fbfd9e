import FixedJsdom from 'jest-fixed-jsdom'
import './keep-compiled.mjs'
import { leavingStorages } from './leave-storages.mjs'

/** jsdom with Node's own fetch. */
export default leavingStorages(FixedJsdom)
