/* The code that an amount field needs once somebody types in it: a chunk of its own. */
export { readAmount } from './read/read-amount'
export { isGrouped, typeAmount } from './type-amount'
