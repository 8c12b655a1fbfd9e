export const isOwed = (amount: string) => amount.startsWith('-') && /[1-9]/.test(amount)

export const sizeOf = (amount: string) => amount.replace('-', '')

/** Only cards and loans may have a negative balance. */
export const mayOwe = (kind: string) => kind === 'card' || kind === 'loan'
