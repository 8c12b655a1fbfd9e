export { commonPasswords, isCommonPassword } from './common-passwords'
export { findWeakness, weaknesses, type Owner, type Weakness } from './find-weakness'
export { follows } from './remove-runs'
