import type { Transaction } from '@pundi/contract'
import { writeCsv } from '../../http/write-csv'
import { type MessageId, sayIn } from '../../messages/say'

const headings = ['Date', 'Type', 'Category', 'Description', 'Amount'] as const satisfies MessageId[]

/** Batches of transactions as one CSV document, a piece for each, in words and numbers of the reader's language. */
export function writeTransactions(
  batches: AsyncIterable<Transaction[]>,
  language: string,
): AsyncGenerator<string> {
  const say = sayIn(language)
  return writeCsv(
    language,
    headings.map(heading => say(heading)),
    batches,
    ({ transaction_date, type, category, description, amount }) => [
      transaction_date,
      say(type satisfies MessageId),
      category.name,
      description,
      { decimal: amount },
    ],
  )
}
