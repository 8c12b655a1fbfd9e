/*
 * A separate chunk. Some forms load it when they open. Otherwise an amount field loads it on focus.
 */
export { readAmount } from './read/read-amount'
export { isGrouped, typeAmount } from './type-amount'
