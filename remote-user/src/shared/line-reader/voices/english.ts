import type { Currency } from '@pundi/contract'
import { toCardinal } from 'n2words/en-US'
import type { Voice } from './spell-amount'

/** Singular and plural of the unit, then of its hundredth. */
const names: Record<Currency, [string, string, string, string]> = {
  IDR: ['rupiah', 'rupiah', 'sen', 'sen'],
  USD: ['dollar', 'dollars', 'cent', 'cents'],
  EUR: ['euro', 'euros', 'cent', 'cents'],
}

export function english(currency: Currency): Voice {
  const [unit, units, hundredth, hundredths] = names[currency]
  return {
    units: count => `${toCardinal(count)} ${count === 1n ? unit : units}`,
    hundredths: count => `and ${toCardinal(count)} ${count === 1n ? hundredth : hundredths}`,
  }
}
