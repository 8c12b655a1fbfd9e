/** Cents of decimal text. An amount has at most 14 digits, so those of 50 add up to a whole number that is kept exactly. */
export const centsOf = (decimal: string) => Math.round(Number(decimal) * 100)
