import type { Currency } from '@pundi/contract'

export type Look = { language: string; currency: Currency }

const locales: Record<string, string> = { id: 'id-ID', en: 'en-US', es: 'es-419' }

export function moneyIn({ language, currency }: Look): (amount: string) => string {
  const digits = currency === 'IDR' ? 0 : 2
  const format = new Intl.NumberFormat(currency === 'IDR' ? 'id-ID' : (locales[language] ?? 'id-ID'), {
    ...{ style: 'currency', currency, currencyDisplay: 'narrowSymbol', useGrouping: 'always' },
    ...{ minimumFractionDigits: digits, maximumFractionDigits: digits },
  })
  return amount => format.format(amount as Intl.StringNumericLiteral)
}

export const dayOf = (day: string) => day.split('-').reverse().join('/')
