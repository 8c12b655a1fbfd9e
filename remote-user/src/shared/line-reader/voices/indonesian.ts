import type { Currency } from '@pundi/contract'
import { toCardinal } from 'n2words/id-ID'
import type { Voice } from './spell-amount'

const names: Record<Currency, string> = { IDR: 'rupiah', USD: 'dolar', EUR: 'euro' }

export const indonesian = (currency: Currency): Voice => ({
  units: count => `${toCardinal(count)} ${names[currency]}`,
  hundredths: count => `${toCardinal(count)} sen`,
})
