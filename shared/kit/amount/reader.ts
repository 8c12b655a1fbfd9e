/* A separate chunk, which is loaded when the user starts to use an amount field. */
export { readAmount } from './read/read-amount'
export { isGrouped, typeAmount } from './type-amount'
