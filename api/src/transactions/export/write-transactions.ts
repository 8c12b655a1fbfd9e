import type { Transaction } from '@pundi/contract'
import { writeCsv } from '../../http/files/write-csv'
import { sayIn } from '../../messages/say'
import { columnNames, columnOf } from '../columns'

const written = columnNames.flatMap(name => columnOf(name).csv ?? [])

/**
 * Batches of transactions as one CSV document, a piece for each, in words and numbers of the reader's language.
 *
 * @param today `yyyy-mm-dd`; where it is given, one column more says of later ones that they are planned
 */
export function writeTransactions(
  batches: AsyncIterable<Transaction[]>,
  language: string,
  today?: string,
): AsyncGenerator<string> {
  const say = sayIn(language)
  const statusOf = ({ transaction_date }: Transaction) =>
    today !== undefined && transaction_date > today ? say('Planned') : ''
  return writeCsv(
    language,
    [...written.map(({ heading }) => say(heading)), ...(today === undefined ? [] : [say('Status')])],
    batches,
    transaction => [
      ...written.map(({ cell }) => cell(transaction, say)),
      ...(today === undefined ? [] : [statusOf(transaction)]),
    ],
  )
}
