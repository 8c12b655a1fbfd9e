import { decimalOf, centsOf, type StatementTable } from '@pundi/contract'
import { sayIn } from '../../src/platform/messages/say'
import type { Findings } from './findings'
import type { Account } from './read-account'

const say = sayIn('en')

export function compareFiles(account: Account, { same, found }: Findings) {
  const [head = [], ...rows] = account.csv
  const expected = linesOf(account)
  const names = Object.keys(expected[0] ?? {})
  found.push(
    ...head.filter(name => expected.length > 0 && !names.includes(name)).map(name => `column ${name}`),
  )
  for (const name of names.filter(each => !head.includes(each) && each !== say('Record')))
    same(`without the column ${name}`, expected.map(line => line[name]).filter(Boolean), [])
  const lines = expected.map(line => JSON.stringify(head.map(name => line[name]))).sort()
  const said = rows.map(row => JSON.stringify(row)).sort()
  same('lines of the file', said.length, lines.length)
  for (const [place, line] of lines.entries()) same(`line ${place} of the file`, said[place], line)
  const days = rows.map(row => row[head.indexOf(say('Date'))]!)
  same('order of the file', days, [...days].sort().reverse())
  for (const [table, cells] of Object.entries(account.tables) as [StatementTable, string[][]][]) {
    const expected = rowsOf[table](account.statements[1]!.data)
    same(`lines of the report's ${table}`, cells.length - 1, expected.length)
    for (const [place, row] of expected.entries())
      same(`line ${place} of the report's ${table}`, cells[place + 1], row)
  }
}

type Line = Record<string, string>

function linesOf({ file, today }: Account): Line[] {
  const nameIn = (list: { id: number; name: string }[], id: number | null | undefined) =>
    list.find(each => each.id === id)?.name ?? ''
  const fees = new Map(file.transfers.map(({ id, fee_id }) => [fee_id, id]))
  const paid = new Map(file.paybacks.map(({ record_id, name }) => [record_id, name]))
  const common = (id: number, day: string) => ({
    [say('Date')]: day,
    [say('Status')]: day > today ? say('Planned') : '',
    [say('Settled with')]: paid.get(id) ?? '',
    [say('Record')]: String(id),
    [say('Fee of record')]: String(fees.get(id) ?? ''),
  })
  const ofBookings = file.transactions.flatMap(row => {
    const { splits, category_id, amount, shares = [], tags = [] } = row
    const parts = splits ?? [{ category_id, amount, note: undefined }]
    return parts.map((part, place) => ({
      ...common(row.id, row.transaction_date),
      [say('Type')]: say(row.type),
      [say('Category')]: nameIn(file.categories, part.category_id),
      [say('Description')]: row.description,
      [say('Amount')]: decimalOf(row.is_refund ? -centsOf(part.amount) : centsOf(part.amount)),
      [say('Wallet')]: nameIn(file.wallets, row.wallet_id),
      [say('To wallet')]: '',
      [say('Tags')]: tags.join(', '),
      [say('Note')]: part.note ?? '',
      [say('Shared with friends')]:
        place > 0
          ? ''
          : shares
              .map(({ name, amount, owed_by }) => `${name}: ${owed_by === 'me' ? '-' : ''}${amount}`)
              .join('; '),
    }))
  })
  const ofMoves = file.transfers.map(row => ({
    ...common(row.id, row.transfer_date),
    [say('Type')]: say('Transfer'),
    [say('Category')]: '',
    [say('Description')]: row.description,
    [say('Amount')]: row.amount,
    [say('Wallet')]: nameIn(file.wallets, row.from_wallet_id),
    [say('To wallet')]: nameIn(file.wallets, row.to_wallet_id),
    ...{ [say('Tags')]: '', [say('Note')]: '', [say('Shared with friends')]: '' },
  }))
  return [...ofBookings, ...ofMoves]
}

type Report = Account['long']['data']

const rowsOf: Record<StatementTable, (report: Report) => string[][]> = {
  steps: ({ steps, totals }) =>
    steps.data.map(({ from, to, income, expense, net, owed }) => [
      ...[from, to, income, expense, net],
      ...owedCell(totals, owed),
    ]),
  categories: ({ categories, totals }) =>
    categories.map(row => [row.name, say(row.type), row.total, ...owedCell(totals, row.owed)]),
  wallets: ({ wallets, totals }) =>
    wallets.map(({ name, income, expense, moved_in, moved_out, net, owed }) => [
      ...[name ?? say('No wallet'), income, expense, moved_in, moved_out, net],
      ...owedCell(totals, owed),
    ]),
  tags: ({ tags, totals }) =>
    tags.map(({ tag, income, expense, net, owed }) => [tag, income, expense, net, ...owedCell(totals, owed)]),
  balance: ({ balance }) => balance.data.map(({ date, balance: there }) => [date, there]),
}

const owedCell = (totals: Report['totals'], owed = '0.00') => (totals.owed === undefined ? [] : [owed])
