export { holderOf, LockHeld, takeLock } from './lock-file'
