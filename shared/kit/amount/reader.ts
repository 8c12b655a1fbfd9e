/* A separate chunk, which an amount field loads when somebody types. */
export { readAmount } from './read/read-amount'
export { isGrouped, typeAmount } from './type-amount'
