import * as z from 'zod/mini'
import { id } from './field'

export const MOST_ROWS = 500

/** 1 to 500 ids. Ids of deleted rows are skipped. */
export const ids = z
  .array(id, 'Choose one from the list')
  .check(z.minLength(1, 'Choose one from the list'), z.maxLength(MOST_ROWS, 'At most 500'))
