import * as z from 'zod/mini'
import { currencies, themes } from '../choices'
import { language } from './field'
import { zoneName } from './time-zone'

/** Currency of all amounts of an account. A change of currency converts no amount. */
export const currency = z.enum(currencies, 'Choose one from the list')
export type Currency = z.infer<typeof currency>

export const theme = z.enum(themes, 'Choose one from the list')
export type Theme = z.infer<typeof theme>

/** First day of the user's month. At most 28, so that every month has it. */
export const monthStart = z
  .int('Choose one from the list')
  .check(z.minimum(1, 'Choose one from the list'), z.maximum(28, 'Choose one from the list'))

export const preferences = z.object({
  currency,
  language: z.nullable(language),
  month_start: monthStart,
  theme,
  time_zone: zoneName,
})
export type Preferences = z.infer<typeof preferences>
