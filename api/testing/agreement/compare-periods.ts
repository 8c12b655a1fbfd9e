import { centsOf, type Period, periodOf } from '@pundi/contract'
import type { Findings } from './findings'
import { flowOf, moveInto, sumOf, sumsOf } from './plain-money'
import type { Account } from './read-account'

/** What was received and spent: the list, the dashboard’s totals, reports, the letter and the file. */
export function comparePeriods(account: Account, findings: Findings) {
  const { file, today, list, all, planned, before, period, month_start, summaries, statements, csv } = account
  const { same } = findings
  const least = (day: string) => (day < today ? day : today)
  const counted = sumsOf(file, '', today)
  same('totals', all, { ...all, ...textOf(counted) })
  same(
    'totals of the list',
    [list.meta.income, list.meta.expense, list.meta.balance],
    [all.income, all.expense, all.balance],
  )
  same('rows of the list', list.meta.total, file.transactions.length + file.transfers.length)
  same('planned', [planned.income, planned.expense, planned.count], Object.values(planOf(account)))
  const months = all.by_month.flatMap(({ income, expense }) => [income, expense].map(centsOf))
  same('months', sumOf(months), centsOf(all.income) + centsOf(all.expense))
  for (const [place, { from, to }] of account.periods.entries()) {
    const { income, expense, count, by_category } = summaries[place]!
    const sums = sumsOf(file, from, least(to))
    const said = { income, expense, count }
    same(
      `sums from ${from}`,
      said,
      from > today ? { income: '0.00', expense: '0.00', count: 0 } : textOf(sums),
    )
    for (const type of ['income', 'expense'] as const)
      same(
        `${type} by category from ${from}`,
        sumOf(by_category.filter(row => row.type === type).map(({ total }) => centsOf(total))),
        centsOf(summaries[place]![type]),
      )
    const begun = all.by_month.find(
      ({ month }) => `${month}-${String(month_start).padStart(2, '0')}` === from,
    )
    same(`the month from ${from}`, [begun?.income ?? '0.00', begun?.expense ?? '0.00'], [income, expense])
  }
  for (const [place, days] of [before, period].entries())
    compareStatement(account, statements[place]!.data, days, place, findings)
  compareLetter(account, findings)
  const cells = csv
    .slice(1)
    .map(row => centsOf(row[amountColumn(csv)]!.replaceAll(',', '').replace(/^'/, '')))
  const booked = file.transactions.map(row => (row.is_refund ? -1n : 1n) * centsOf(row.amount))
  const moved = file.transfers.map(({ amount }) => centsOf(amount))
  same('amounts of the file', sumOf(cells), sumOf([...booked, ...moved]))
  same('period of today', period, periodOf(today, month_start))
}

const amountColumn = ([head]: string[][]) => head!.indexOf('Amount')

const textOf = ({ income, expense, count }: ReturnType<typeof sumsOf>) => ({
  ...{ income: text(income), expense: text(expense), count },
})
const text = (cents: bigint) =>
  `${cents < 0n ? '-' : ''}${String((cents < 0n ? -cents : cents) / 100n)}.${String((cents < 0n ? -cents : cents) % 100n).padStart(2, '0')}`

const planOf = ({ file, today }: Account) =>
  textOf(sumsOf({ transactions: file.transactions.filter(row => row.transaction_date > today) }, '', '9999'))

type Statement = Account['long']['data']

function compareStatement(
  account: Account,
  statement: Statement,
  { from, to }: Period,
  place: number,
  { same }: Findings,
) {
  const { file, today, summaries } = account
  const until = to < today ? to : today
  const { income, expense, balance, count, by_category } = summaries[place]!
  const name = `the report from ${from}`
  same(name, statement.totals, { income, expense, net: balance, count })
  const totals = (rows: { category_id: number; total: string }[]) =>
    rows
      .map(({ category_id, total }) => [category_id, total])
      .sort(([one], [other]) => Number(one) - Number(other))
  same(`${name} by category`, totals(statement.categories), totals(by_category))
  const steps = statement.steps.data
  same(`${name} by steps`, sumOf(steps.map(step => centsOf(step.net))), centsOf(balance))
  for (const { wallet_id: id, net } of statement.wallets) {
    const within = (day: string) => from <= day && day <= until
    const booked = file.transactions.filter(
      row => (row.wallet_id ?? null) === id && within(row.transaction_date),
    )
    const moved =
      id === null ? [] : file.transfers.filter(row => within(row.transfer_date)).map(row => moveInto(id, row))
    same(`${name} in wallet ${id}`, net, sumOf([...booked.map(flowOf), ...moved]))
  }
}

/** Three true sentences, of the totals of the last period. */
function compareLetter({ letter, before, lastPeriod, summaries, file }: Account, { same }: Findings) {
  const { income, expense, balance, by_category, count } = summaries[0]!
  same('the letter is of', letter?.period ?? lastPeriod, before)
  same('there is a letter', letter !== null, count >= 5)
  for (const sentence of letter?.sentences ?? []) {
    if (sentence.kind === 'kept')
      same('the letter', { ...sentence }, { kind: 'kept', income, expense, kept: balance })
    if (sentence.kind === 'grew' || sentence.kind === 'largest')
      same(
        `the letter on ${sentence.name}`,
        sentence.amount,
        by_category.find(row => row.category_id === sentence.category_id)?.total,
      )
    if (sentence.kind === 'aside') {
      const moves = file.goal_moves.filter(({ moved_on }) => before.from <= moved_on && moved_on <= before.to)
      same('the letter on goals', sentence.amount, sumOf(moves.map(({ amount }) => centsOf(amount))))
    }
  }
}
