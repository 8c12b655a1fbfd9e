export { TryAgain } from './TryAgain'
export { isUncertain } from './is-uncertain'
export { makeKey } from './make-key'
export { withKey } from './with-key'
