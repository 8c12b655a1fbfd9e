/* A chunk of its own: an amount field loads it when somebody types. */
export { readAmount } from './read/read-amount'
export { isGrouped, typeAmount } from './type-amount'
