import * as z from 'zod/mini'
import { id } from './field'

/** How many rows one call changes at most. */
export const MOST_ROWS = 500

/** The ids of 1 to 500 rows. Rows that no longer exist are passed over. */
export const ids = z
  .array(id, 'Choose one from the list')
  .check(z.minLength(1, 'Choose one from the list'), z.maxLength(MOST_ROWS, 'At most 500'))
