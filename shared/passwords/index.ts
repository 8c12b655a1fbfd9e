export { commonPasswords, isCommonPassword } from './common-passwords'
