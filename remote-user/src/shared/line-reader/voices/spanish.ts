import type { Currency } from '@pundi/contract'
import { toCardinal } from 'n2words/es-MX'
import type { Voice } from './spell-amount'

interface Noun {
  one: string
  many: string
  isFeminine?: boolean
}

const names: Record<Currency, [Noun, Noun]> = {
  IDR: [
    { one: 'rupia', many: 'rupias', isFeminine: true },
    { one: 'sen', many: 'sen' },
  ],
  USD: [
    { one: 'dólar', many: 'dólares' },
    { one: 'centavo', many: 'centavos' },
  ],
  EUR: [
    { one: 'euro', many: 'euros' },
    { one: 'céntimo', many: 'céntimos' },
  ],
}

export function spanish(currency: Currency): Voice {
  const [unit, hundredth] = names[currency]
  return { units: count => countOf(count, unit), hundredths: count => `con ${countOf(count, hundredth)}` }
}

/**
 * A number in words with its noun: "un dólar", "veintiuna rupias", "doscientas mil rupias", "dos
 * millones de euros". Feminine nouns change the number, except for its millions.
 */
function countOf(count: bigint, { one, many, isFeminine = false }: Noun) {
  const [, millions = '', rest = ''] = /^(.*mill(?:ón|ones))?\s?(.*)$/.exec(toCardinal(count)) ?? []
  const words = [shorten(millions), isFeminine ? makeFeminine(rest) : shorten(rest)].filter(Boolean).join(' ')
  return `${words} ${rest === '' ? 'de ' : ''}${count === 1n ? one : many}`
}

const shorten = (words: string) => words.replace(/veintiuno\b/g, 'veintiún').replace(/\buno\b/g, 'un')

const makeFeminine = (words: string) => words.replace(/ientos\b/g, 'ientas').replace(/uno\b/g, 'una')
