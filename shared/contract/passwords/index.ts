export { commonPasswords, isCommonPassword } from './common-passwords'
export { findWeakness, weaknesses, type Weakness } from './find-weakness'
export { type Owner } from './owner'
export { follows } from './remove-runs'
