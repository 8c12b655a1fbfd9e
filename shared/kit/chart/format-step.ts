import { preferences } from '@pundi/platform/session'
import { numberFormat, numberLocale } from '../format'

/** A value of an axis, as short as the reader's language has it: "Rp 2,5 jt", "$2.5M". */
export const formatStep = (value: number) =>
  numberFormat(numberLocale(), {
    style: 'currency',
    currency: preferences.getState().currency,
    currencyDisplay: 'narrowSymbol',
    ...short,
  }).format(value)

/** A count of an axis: "2 rb", "2K". */
export const formatCount = (value: number) => numberFormat(numberLocale(), short).format(value)

/** Two steps never read alike: a step has at most three digits behind the larger unit. */
const short = { notation: 'compact', minimumFractionDigits: 0, maximumFractionDigits: 3 } as const
