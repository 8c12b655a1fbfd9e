/** Whether decimal text is below zero: what a card or a loan owes. */
export const isOwed = (amount: string) => amount.startsWith('-') && /[1-9]/.test(amount)

/** Without its sign. */
export const sizeOf = (amount: string) => amount.replace('-', '')

/** Cards and loans may begin below zero. */
export const mayOwe = (kind: string) => kind === 'card' || kind === 'loan'
