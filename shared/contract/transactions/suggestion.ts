import * as z from 'zod/mini'
import { dataOf } from '../fields/answer'
import { searchText } from '../fields/text'
import { recordType, transactionFilter } from './filter'

/** A filter of transactions and transfers whose search found nothing. */
export const suggestionQuery = z.extend(transactionFilter, { type: recordType, search: searchText(200) })

/** `search` finds `total` records within the same filter. Null if none of the user's words is near. */
export const suggestionAnswer = dataOf(z.nullable(z.object({ search: z.string(), total: z.int() })))
