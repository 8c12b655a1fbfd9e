/** Integer cents of decimal text, exact for sums of up to 50 amounts of 14 digits. */
export const centsOf = (decimal: string) => Math.round(Number(decimal) * 100)
