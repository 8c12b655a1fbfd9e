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
  steps: ({ steps, totals }, say) => ({
    headings: [say('From'), say('To'), ...sumHeadings(say), ...owedHeading(totals, say)],
    rows: steps.data.map(({ from, to, owed, ...sums }) => [
      ...[from, to, ...sumCells(sums)],
      ...owedCell(totals, owed),
    ]),
  }),
  categories: ({ categories, against, totals }, say) => ({
    headings: [
      ...[say('Category'), say('Type'), say('Total'), ...(against ? [say('Compared with')] : [])],
      ...owedHeading(totals, say),
    ],
    rows: categories.map(row => [
      row.name,
      say(row.type === 'income' ? 'Income' : 'Expense'),
      decimal(row.total),
      ...(row.against ? [decimal(row.against.total)] : []),
      ...owedCell(totals, row.owed),
    ]),
  }),
  wallets: ({ wallets, against, totals }, say) => ({
    headings: [
      ...[say('Wallet'), ...walletHeadings(say), ...(against ? compared(walletHeadings(say), say) : [])],
      ...owedHeading(totals, say),
    ],
    rows: wallets.map(({ name, against: other, owed, ...sums }) => [
      ...[name ?? say('No wallet'), ...walletCells(sums)],
      ...(other ? walletCells(other) : []),
      ...owedCell(totals, owed),
    ]),
  }),
  tags: ({ tags, against, totals }, say) => ({
    headings: [
      ...[say('Tag'), ...sumHeadings(say), ...(against ? compared(sumHeadings(say), say) : [])],
      ...owedHeading(totals, say),
    ],
    rows: tags.map(({ tag, against: other, owed, ...sums }) => [
      ...[tag, ...sumCells(sums)],
      ...(other ? sumCells(other) : []),
      ...owedCell(totals, owed),
    ]),
  }),
  balance: ({ balance }, say) => ({
    headings: [say('Date'), say('Balance')],
    rows: balance.data.map(({ date, balance: there }) => [date, decimal(there)]),
  }),
}

const owedHeading = ({ owed }: Statement['totals'], say: Say) =>
  owed === undefined ? [] : [say('Owed to you')]
const owedCell = (totals: Statement['totals'], owed = '0.00') =>
  totals.owed === undefined ? [] : [decimal(owed)]

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
