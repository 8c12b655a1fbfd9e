import * as z from 'zod/mini'
import { isTimeZone } from '../choices'

export const timeZone = z
  .string()
  .check(z.maxLength(60, 'Too long'), z.refine(isTimeZone, 'Choose one from the list'))

/** An IANA name. A fixed offset would miss daylight saving time. */
export const zoneName = z
  .string()
  .check(
    z.maxLength(60, 'Too long'),
    z.regex(/^[A-Za-z]/, { error: 'Choose one from the list', abort: true }),
    z.refine(isTimeZone, 'Choose one from the list'),
  )
