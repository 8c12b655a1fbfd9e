import type { Transaction } from '@pundi/shared/contract'
import { writeCsv } from '../../http/write-csv'
import type { MessageId, Say } from '../../messages/say'

const headings = ['Date', 'Type', 'Category', 'Description', 'Amount'] as const satisfies MessageId[]

/** Batches of transactions as one CSV document, a piece for each, with headings in the reader's language. */
export const writeTransactions = (batches: AsyncIterable<Transaction[]>, say: Say): AsyncGenerator<string> =>
  writeCsv(
    headings.map(heading => say(heading)),
    batches,
    ({ transaction_date, type, category, description, amount }) => [
      transaction_date,
      type,
      category.name,
      description,
      amount,
    ],
  )
