import * as z from 'zod/mini'
import { dataOf } from '../fields/answer'
import { searchText } from '../fields/text'
import { recordType, transactionFilter } from './filter'

export const suggestionQuery = z.extend(transactionFilter, { type: recordType, search: searchText(200) })

/**
 * A correction of a misspelt search. `search` is the corrected text; with it, the same filter finds
 * `total` records. Null if no known word is similar.
 */
export const suggestionAnswer = dataOf(z.nullable(z.object({ search: z.string(), total: z.int() })))
