import { type Budget, centsOf, decimalOf, type Period } from '@pundi/contract'
import type { Findings } from './findings'
import { partsOf, sumOf } from './plain-money'
import { ruleIn, rulesOf } from './plain-budgets'
import type { Account } from './read-account'

export function compareBudgets(account: Account, findings: Findings) {
  const { periods, budgets, today, outlook } = account
  for (const [place, period] of periods.entries()) compareOne(account, period, place, findings)
  const { same } = findings
  for (const [place, { data }] of budgets.entries()) {
    if (place === 0) continue
    for (const budget of data) compareCarried(budget, budgets[place - 1]!.data, findings)
  }
  const { data, meta } = budgets[1]!
  same('today of the budgets', meta.today, today)
  same('period of the budgets', meta.period, outlook.period)
  same('basis', outlook.basis, data.length > 0 ? 'budgets' : 'income')
  if (data.length === 0) return
  const limit = outlook.limits?.find(({ kind }) => kind === 'budgets')
  same('left of the budgets', limit?.left_in_period, meta.left_after_planned)
  const dueToday = sumOf(
    outlook.lines.filter(({ kind }) => kind === 'due_today').map(({ amount }) => centsOf(amount)),
  )
  same('spent today of the budgets', centsOf(outlook.spent_today) + dueToday, centsOf(meta.spent_today))
  same('spent outside the budgets', outlook.outside_budgets, meta.outside.spent)
}

function compareOne(account: Account, period: Period, place: number, { same }: Findings) {
  const { file, today, month_start, days, summaries } = account
  const { data, meta } = account.budgets[place]!
  const name = `budgets from ${period.from}`
  const expenses = file.categories.filter(({ type }) => type === 'expense')
  const held = expenses.flatMap(({ id }) => {
    const rule = ruleIn(rulesOf(file, id), period, { today, month_start })
    return rule ? [{ category_id: id, amount: rule.amount, carry: rule.carry, is_once: rule.is_once }] : []
  })
  const said = data.map(({ category_id, amount, carry, is_once }) => ({
    category_id,
    amount,
    carry,
    is_once,
  }))
  const byId = (one: { category_id: number }, other: { category_id: number }) =>
    one.category_id - other.category_id
  same(name, said.sort(byId), held.sort(byId))
  const of = (id: number | null, from: string, to: string) =>
    sumOf(
      file.transactions
        .filter(row => row.type === 'expense' && row.transaction_date >= from && row.transaction_date <= to)
        .flatMap(partsOf)
        .filter(({ category_id }) => id === null || category_id === id)
        .map(({ cents }) => cents),
    )
  const least = (one: string, other: string) => (one < other ? one : other)
  const ahead = new Date(Date.parse(today) + 86_400_000).toISOString().slice(0, 10)
  const repeats = (id: number) =>
    period.to > account.outlook.days.at(-1)!.date
      ? null
      : sumOf(days.filter(due => isWithin(due, period, today)).map(due => spentBy(due, id)))
  for (const budget of data) {
    const { category_id: id, spent, spent_today, planned, left, amount, carried, left_after_planned } = budget
    same(`${name} spent in ${id}`, spent, of(id, period.from, least(today, period.to)))
    same(
      `${name} spent today in ${id}`,
      spent_today,
      period.from <= today && today <= period.to ? of(id, today, today) : 0n,
    )
    const due = repeats(id)
    const from = ahead > period.from ? ahead : period.from
    if (due !== null) same(`${name} planned in ${id}`, planned, of(id, from, period.to) + due)
    same(`${name} left in ${id}`, left, centsOf(amount) + centsOf(carried) - centsOf(spent))
    same(`${name} left after planned in ${id}`, left_after_planned, centsOf(left) - centsOf(planned))
    const row = summaries[place]!.by_category.find(({ category_id }) => category_id === id)
    same(`${name} and the summary in ${id}`, spent, row?.total ?? '0.00')
    same(`${name} owed in ${id}`, budget.owed ?? '0.00', row?.owed ?? '0.00')
  }
  for (const key of [
    'amount',
    'carried',
    'spent',
    'spent_today',
    'planned',
    'left',
    'left_after_planned',
  ] as const)
    same(`${name} ${key} of all`, meta[key], sumOf(data.map(budget => centsOf(budget[key]))))
  if (data.length > 0)
    same(
      `${name} and outside`,
      centsOf(meta.spent) + centsOf(meta.outside.spent),
      centsOf(summaries[place]!.expense),
    )
  const at = account.months.meta.periods.findIndex(({ from }) => from === period.from)
  if (at < 0) return
  for (const { category_id, months } of account.months.data) {
    const { spent } = months[at]!
    const budget = data.find(each => each.category_id === category_id)
    same(`${name} in the months of ${category_id}`, months[at]!.amount, budget?.amount ?? null)
    same(
      `${name} spent in the months of ${category_id}`,
      spent,
      decimalOf(of(category_id, period.from, least(today, period.to))),
    )
  }
}

type Due = Account['days'][number]

function isWithin({ state, date }: Due, { from, to }: Period, today: string) {
  const day = date < today ? today : date
  return state === 'open' && from <= day && day <= to
}

function spentBy(
  { type, amount, is_refund, category_id, splits, fee, fee_category_id, count = 1 }: Due,
  id: number,
) {
  const sign = BigInt(count) * (is_refund ? -1n : 1n)
  if (type === 'transfer') return fee && fee_category_id === id ? BigInt(count) * centsOf(fee) : 0n
  if (type === 'income') return 0n
  const parts = (splits ?? [{ amount, category_id }]).filter(part => part.category_id === id)
  return sign * sumOf(parts.map(part => centsOf(part.amount)))
}

function compareCarried(budget: Budget, before: Budget[], { same }: Findings) {
  const last = before.find(({ category_id }) => category_id === budget.category_id)
  const left = last ? centsOf(last.left_after_planned) : 0n
  const carried = { none: 0n, both: left, surplus: left > 0n ? left : 0n }[budget.carry]
  same(`carried into ${budget.from_period} of ${budget.category_id}`, budget.carried, carried)
}
