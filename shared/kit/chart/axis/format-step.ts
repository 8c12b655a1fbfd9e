import { preferences } from '@pundi/platform/session'
import { numberFormat, numberLocale } from '../../format'

/** Short amount in the user's language, such as "Rp 2,5 jt" or "$2.5M". */
export const formatStep = (value: number) =>
  numberFormat(numberLocale(), {
    style: 'currency',
    currency: preferences.getState().currency,
    currencyDisplay: 'narrowSymbol',
    ...short,
  }).format(value)

export const formatCount = (value: number) => numberFormat(numberLocale(), short).format(value)

/** Three decimals are allowed, so that two different values on an axis never get the same label. */
const short = { notation: 'compact', minimumFractionDigits: 0, maximumFractionDigits: 3 } as const
