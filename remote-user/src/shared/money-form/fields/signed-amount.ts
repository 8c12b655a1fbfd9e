export const isOwed = (amount: string) => amount.startsWith('-') && /[1-9]/.test(amount)

export const sizeOf = (amount: string) => amount.replace('-', '')

export const mayOwe = (kind: string) => kind === 'card' || kind === 'loan'
