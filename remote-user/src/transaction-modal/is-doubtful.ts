import type { Currency } from '@pundi/contract'

/** Below it hardly anything can be bought: more often three zeros were left out. */
const least: Record<Currency, number> = { IDR: 100, USD: 0.1, EUR: 0.1 }

/** Whether an amount, decimal text, is so small that it is worth a question; not one that was there before. */
export const isDoubtful = (amount: string, currency: Currency, before?: string) =>
  Number(amount) < least[currency] && Number(amount) !== Number(before)
