import type { Transaction } from '@pundi/shared/contract'
import { stringify } from 'csv-stringify/sync'
import type { MessageId, Say } from '../../messages/say'

const headings = ['Date', 'Type', 'Category', 'Description', 'Amount'] as const satisfies MessageId[]

/**
 * RFC 4180, UTF-8. A cell that begins like a formula (= + - @, their full-width forms, tab, carriage return) is
 * given an apostrophe, so that a spreadsheet shows it and does not run it. A line break alone is a reason to
 * quote too, and not only the pair that ends a record.
 */
const form = { record_delimiter: '\r\n', escape_formulas: true, quoted_match: /[\r\n]/ }

/** Writes batches of transactions as one CSV document, a piece for each; the first, which is there even
 * where there is nothing, has the headings in it. */
export async function* writeCsv(batches: AsyncIterable<Transaction[]>, say: Say): AsyncGenerator<string> {
  let begin = stringify([headings.map(heading => say(heading))], { ...form, bom: true })
  for await (const batch of batches) {
    yield begin + stringify(batch.map(cellsOf), form)
    begin = ''
  }
}

const cellsOf = ({ transaction_date, type, category, description, amount }: Transaction) => [
  transaction_date,
  type,
  category.name,
  description,
  amount,
]
