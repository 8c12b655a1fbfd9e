import type { Preferences } from '@pundi/contract'

/** The preferences of somebody who has chosen nothing yet. */
export const unchosen: Preferences = {
  currency: 'IDR',
  language: null,
  month_start: 1,
  theme: 'system',
  time_zone: 'Asia/Jakarta',
}
