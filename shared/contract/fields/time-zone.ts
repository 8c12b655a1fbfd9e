import * as z from 'zod/mini'
import { isTimeZone } from '../choices'

/** A name of the IANA time zone database, or a fixed offset (`+07:00`), as `Intl` knows it. */
export const timeZone = z
  .string()
  .check(z.maxLength(60, 'Too long'), z.refine(isTimeZone, 'Choose one from the list'))

/** Where somebody's day begins and ends: a name of the IANA database. An offset alone says nothing of summer time. */
export const zoneName = z
  .string()
  .check(
    z.maxLength(60, 'Too long'),
    z.regex(/^[A-Za-z]/, { error: 'Choose one from the list', abort: true }),
    z.refine(isTimeZone, 'Choose one from the list'),
  )
