import type { Statement, StatementSums, StatementTable } from '@pundi/contract'
import { type Cell, writeCsv } from '../http/files/write-csv'
import { type Say, sayIn } from '../messages/say'

type Table = { headings: string[]; rows: Cell[][] }

/** One table of a statement as a CSV document, in words and numbers of the reader's language. */
export function writeStatement(statement: Statement, table: StatementTable, language: string) {
  const { headings, rows } = tables[table](statement, sayIn(language))
  return writeCsv(language, headings, inOneBatch(rows), row => row)
}

async function* inOneBatch(rows: Cell[][]) {
  yield rows
}

const tables: Record<StatementTable, (statement: Statement, say: Say) => Table> = {
  steps: ({ steps }, say) => ({
    headings: [say('From'), say('To'), ...sumHeadings(say)],
    rows: steps.data.map(({ from, to, ...sums }) => [from, to, ...sumCells(sums)]),
  }),
  categories: ({ categories, against }, say) => ({
    headings: [say('Category'), say('Type'), say('Total'), ...(against ? [say('Compared with')] : [])],
    rows: categories.map(row => [
      row.name,
      say(row.type === 'income' ? 'Income' : 'Expense'),
      decimal(row.total),
      ...(row.against ? [decimal(row.against.total)] : []),
    ]),
  }),
  wallets: ({ wallets }, say) => ({
    headings: [
      ...[say('Wallet'), say('Income'), say('Expense')],
      ...[say('Transfers in'), say('Transfers out'), say('Change')],
    ],
    rows: wallets.map(({ name, income, expense, moved_in, moved_out, net }) => [
      name ?? say('No wallet'),
      ...[income, expense, moved_in, moved_out, net].map(decimal),
    ]),
  }),
  tags: ({ tags, against }, say) => ({
    headings: [
      say('Tag'),
      ...sumHeadings(say),
      ...(against ? sumHeadings(say).map(heading => `${heading} (${say('Compared with')})`) : []),
    ],
    rows: tags.map(({ tag, against: other, ...sums }) => [
      ...[tag, ...sumCells(sums)],
      ...(other ? sumCells(other) : []),
    ]),
  }),
  balance: ({ balance }, say) => ({
    headings: [say('Date'), say('Balance')],
    rows: balance.data.map(({ date, balance: there }) => [date, decimal(there)]),
  }),
}

const sumHeadings = (say: Say) => [say('Income'), say('Expense'), say('Difference')]
const sumCells = ({ income, expense, net }: Omit<StatementSums, 'count'>) =>
  [income, expense, net].map(decimal)
const decimal = (text: string): Cell => ({ decimal: text })
