import type { Transaction } from '@pundi/contract'
import { writeCsv } from '../../http/files/write-csv'
import { sayIn } from '../../messages/say'
import { columnNames, columnOf } from '../columns'

const written = columnNames.flatMap(name => columnOf(name).csv ?? [])

/** Batches of transactions as one CSV document, a piece for each, in words and numbers of the reader's language. */
export function writeTransactions(
  batches: AsyncIterable<Transaction[]>,
  language: string,
): AsyncGenerator<string> {
  const say = sayIn(language)
  return writeCsv(
    language,
    written.map(({ heading }) => say(heading)),
    batches,
    transaction => written.map(({ cell }) => cell(transaction, say)),
  )
}
