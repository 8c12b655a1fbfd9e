import type { Statement, StatementSums, StatementTable } from '@pundi/contract'
import { type Cell, writeCsv } from '../platform/http/files/write-csv'
import { type Say, sayIn } from '../platform/messages/say'

type WalletSums = NonNullable<Statement['wallets'][number]['against']>
type Table = { headings: string[]; rows: Cell[][] }

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
  categories: ({ categories, against, totals: { owed } }, say) => ({
    headings: [
      ...[say('Category'), say('Type'), say('Total'), ...(against ? [say('Compared with')] : [])],
      ...(owed === undefined ? [] : [say('Owed to you')]),
    ],
    rows: categories.map(row => [
      row.name,
      say(row.type === 'income' ? 'Income' : 'Expense'),
      decimal(row.total),
      ...(row.against ? [decimal(row.against.total)] : []),
      ...(owed === undefined ? [] : [decimal(row.owed ?? '0.00')]),
    ]),
  }),
  wallets: ({ wallets, against }, say) => ({
    headings: [say('Wallet'), ...walletHeadings(say), ...(against ? compared(walletHeadings(say), say) : [])],
    rows: wallets.map(({ name, against: other, ...sums }) => [
      ...[name ?? say('No wallet'), ...walletCells(sums)],
      ...(other ? walletCells(other) : []),
    ]),
  }),
  tags: ({ tags, against }, say) => ({
    headings: [say('Tag'), ...sumHeadings(say), ...(against ? compared(sumHeadings(say), say) : [])],
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

const compared = (headings: string[], say: Say) =>
  headings.map(heading => `${heading} (${say('Compared with')})`)
const walletHeadings = (say: Say) => [
  ...[say('Income'), say('Expense')],
  ...[say('Transfers in'), say('Transfers out'), say('Change')],
]
const walletCells = (sums: WalletSums) =>
  [sums.income, sums.expense, sums.moved_in, sums.moved_out, sums.net].map(decimal)
const sumHeadings = (say: Say) => [say('Income'), say('Expense'), say('Difference')]
const sumCells = ({ income, expense, net }: Omit<StatementSums, 'count'>) =>
  [income, expense, net].map(decimal)
const decimal = (text: string): Cell => ({ decimal: text })
