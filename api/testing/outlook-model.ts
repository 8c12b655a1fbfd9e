import { centsOf, type Outlook, type OutlookLine } from '@pundi/contract'
import type { Planner } from './planner'

type Asked = Pick<Planner, 'call'>

export async function findWrong(planner: Asked, outlook: Outlook): Promise<string[]> {
  const { lines, per_day, spent_today, left_today, left_in_period, days_left, from_tomorrow } = outlook
  const [left, spent, rate] = [left_in_period, spent_today, per_day].map(centsOf) as [bigint, bigint, bigint]
  const sum = sumOf(lines)
  const days = BigInt(days_left)
  const isShare = (each: bigint, of: bigint, count: bigint) => each * count <= of && of < (each + 1n) * count
  const wrong = [
    sum !== left && `The lines make ${sum}, and ${left} is left`,
    sumOf(lines.filter(({ kind }) => kind === 'spent_today' || kind === 'due_today')) !== -spent &&
      'Other lines were spent today',
    !isShare(rate, left + spent, days) && `${rate} is no share of ${left + spent} in ${days} days`,
    centsOf(left_today) !== rate - spent && 'Left today is not the share less what was spent',
    days_left === 1 && left_today !== left_in_period && 'The last day does not have all that is left',
    from_tomorrow !== null &&
      !isShare(centsOf(from_tomorrow), left, days - 1n) &&
      'Tomorrow has another share',
    ...findWrongDays(outlook),
    ...(await Promise.all(lines.map(line => findWrongRecords(planner, line)))),
  ]
  return wrong.filter(text => text !== false)
}

const sumOf = (lines: OutlookLine[]) => lines.reduce((sum, { amount }) => sum + centsOf(amount), 0n)

function findWrongDays({ days, past, lowest, planned, today, period }: Outlook) {
  const balances = days.map(({ balance }) => centsOf(balance))
  const least = balances.reduce((least, balance) => (balance < least ? balance : least))
  const ahead = planned.filter(({ date }) => date > today)
  const change = ahead.reduce((sum, { amount }) => sum + centsOf(amount), 0n)
  return [
    days[0]!.date !== today && 'The first day is not today',
    past.at(-1)!.date >= today && 'What was is not before today',
    !days.some(({ date }) => date === period.to) && 'The period ends beyond the last day',
    days.find(({ balance }) => centsOf(balance) === least)!.date !== lowest.date &&
      'Another day is the lowest',
    planned.length < 100 &&
      balances.at(-1)! - balances[0]! !== change &&
      'The days hold other things than are planned',
  ]
}

async function findWrongRecords({ call }: Asked, { kind, query, amount, count }: OutlookLine) {
  if (!query) return false
  const { json } = await call(
    `GET /api/transactions/summary?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))}`,
  )
  const summary = json.data
  const isEqual = summary.balance === amount && summary.count === count
  return !isEqual && `${kind} says ${count}: ${amount}, its records are ${summary.count}: ${summary.balance}`
}
