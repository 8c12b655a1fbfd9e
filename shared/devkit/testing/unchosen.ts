import type { Preferences } from '@pundi/contract'

export const unchosen: Preferences = {
  currency: 'IDR',
  language: null,
  month_start: 1,
  theme: 'system',
  time_zone: 'Asia/Jakarta',
}
