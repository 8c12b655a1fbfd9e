import { centsOf, type Period, periodOf } from '@pundi/contract'
import type { Findings } from './findings'
import { owedIn } from './plain-owed'
import { flowOf, moveInto, sumOf, sumsOf } from './plain-money'
import type { Account } from './read-account'

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
  same('owed of the list', list.meta.owed ?? '0.00', all.owed ?? '0.00')
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
    same(`owed from ${from}`, centsOf(summaries[place]!.owed ?? '0.00'), owedIn(file, today, { from, to }))
    same(`the month from ${from}`, [begun?.income ?? '0.00', begun?.expense ?? '0.00'], [income, expense])
    if (begun) same(`owed of the month from ${from}`, begun.owed, summaries[place]!.owed)
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

const byFirst = ([one]: unknown[], [other]: unknown[]) => Number(one) - Number(other)

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
  const { owed: owedInAll = '0.00', ...totalled } = statement.totals
  same(name, totalled, { income, expense, net: balance, count })
  same(`${name} owed`, owedInAll, summaries[place]!.owed ?? '0.00')
  const totals = (rows: { category_id: number; total: string }[]) =>
    rows.map(({ category_id, total }) => [category_id, total]).sort(byFirst)
  same(`${name} by category`, totals(statement.categories), totals(by_category))
  const owed = (rows: { category_id: number; owed?: string | undefined }[]) =>
    rows.flatMap(row => (row.owed === undefined ? [] : [[row.category_id, row.owed]])).sort(byFirst)
  same(`${name} owed by category`, owed(statement.categories), owed(by_category))
  const steps = statement.steps.data
  for (const step of steps) {
    const sums = textOf(sumsOf(file, step.from, step.to))
    same(`${name} in the step of ${step.from}`, step.count, sums.count)
    same(`${name} came in from ${step.from}`, [step.income, step.expense], [sums.income, sums.expense])
    same(`${name} owed from ${step.from}`, centsOf(step.owed ?? '0.00'), owedIn(file, today, step))
  }
  compareTags(account, statement, { from, to: until }, { same })
  same(`${name} by steps`, sumOf(steps.map(step => centsOf(step.net))), centsOf(balance))
  for (const { wallet_id: id, net, owed: owedHere = '0.00' } of statement.wallets) {
    const within = (day: string) => from <= day && day <= until
    const booked = file.transactions.filter(
      row => (row.wallet_id ?? null) === id && within(row.transaction_date),
    )
    const moved =
      id === null ? [] : file.transfers.filter(row => within(row.transfer_date)).map(row => moveInto(id, row))
    const isHere = ({ wallet_id }: (typeof booked)[number]) => (wallet_id ?? null) === id
    same(`${name} owed in wallet ${id}`, centsOf(owedHere), owedIn(file, today, { from, to }, isHere))
    same(`${name} in wallet ${id}`, net, sumOf([...booked.map(flowOf), ...moved]))
  }
}

function compareTags(
  { file, today }: Account,
  { tags }: Statement,
  { from, to }: Period,
  { same }: Pick<Findings, 'same'>,
) {
  const tagged = file.transactions.filter(
    ({ transaction_date: day, tags: own }) => own?.length && from <= day && day <= to,
  )
  const keys = new Set(tagged.flatMap(row => (row.tags ?? []).map(tag => tag.toLowerCase())))
  same(`tags from ${from}`, tags.map(({ tag }) => tag.toLowerCase()).sort(), [...keys].sort())
  for (const { tag, income, expense, count, owed = '0.00' } of tags) {
    const isOfTag = (row: (typeof tagged)[number]) =>
      row.tags?.some(own => own.toLowerCase() === tag.toLowerCase()) === true
    const rows = tagged.filter(isOfTag)
    same(`tag ${tag} owed from ${from}`, centsOf(owed), owedIn(file, today, { from, to }, isOfTag))
    const sums = textOf(sumsOf({ transactions: rows }, from, to))
    same(`tag ${tag} from ${from}`, [income, expense, count], [sums.income, sums.expense, sums.count])
  }
}

function compareLetter({ letter, before, lastPeriod, summaries, file }: Account, { same }: Findings) {
  const { income, expense, balance, by_category, count, owed } = summaries[0]!
  same('the letter is of', letter?.period ?? lastPeriod, before)
  same('there is a letter', letter !== null, count >= 5)
  for (const sentence of letter?.sentences ?? []) {
    if (sentence.kind === 'kept')
      same('the letter', { ...sentence }, { kind: 'kept', income, expense, kept: balance, owed })
    if (sentence.kind === 'grew' || sentence.kind === 'largest') {
      const row = by_category.find(({ category_id }) => category_id === sentence.category_id)
      same(`the letter on ${sentence.name}`, [sentence.amount, sentence.owed], [row?.total, row?.owed])
    }
    if (sentence.kind === 'aside') {
      const moves = file.goal_moves.filter(({ moved_on }) => before.from <= moved_on && moved_on <= before.to)
      same('the letter on goals', sentence.amount, sumOf(moves.map(({ amount }) => centsOf(amount))))
    }
  }
}
