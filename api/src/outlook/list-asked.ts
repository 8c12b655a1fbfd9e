import {
  centsOf,
  type Currency,
  decimalOf,
  findStanding,
  type Instalments,
  listDue,
  type PlannedRecord,
  type Wallet,
} from '@pundi/contract'
import type { Upcoming } from '../schedules/day-queries'
import { daysFrom } from '../schedules/dues'
import { listDueDays } from '../wallets/find-debt'
import type { MovedIn } from './debt-queries'

/** An instalment that is not paid, in cents. */
interface Ask {
  due_date: string
  name: string
  cents: bigint
  /** Whether its expense is booked on its day, so that nothing is owed before. */
  isOwedLater: boolean
}

interface Loans {
  /** Open loans alone, as they are today. */
  loans: Wallet[]
  plans: Instalments[]
  moved: MovedIn[]
  /** The open days of schedules. */
  upcoming: Upcoming[]
  currency: Currency
}

/**
 * What loans ask for up to `last`, as transfers from the money to spend: each instalment on its due day, and today where
 * that has passed. A month in which a transfer into the loan is planned or repeats asks for nothing: that transfer counts.
 */
export function listAsked(
  { loans, plans, moved, upcoming, currency }: Loans,
  today: string,
  last: string,
): PlannedRecord[] {
  const dayOf = daysFrom(today)
  return loans.flatMap(loan => {
    const {
      paid = '0.00',
      planned = [],
      came = [],
    } = moved.find(({ wallet_id }) => wallet_id === loan.id) ?? {}
    const repeating = upcoming
      .filter(({ type, to_wallet_id }) => type === 'transfer' && to_wallet_id === loan.id)
      .flatMap(({ days }) => days)
    const months = repeating.flatMap(([after]) => (after < 0 ? [] : [monthOf(dayOf(after))]))
    const covered = new Set([...planned, ...months])
    const ofPlans = plans
      .filter(({ wallet_id }) => wallet_id === loan.id)
      .flatMap(plan => asksOfPlan({ ...plan, currency }, today))
      .sort((a, b) => (a.due_date < b.due_date ? -1 : 1))
    const rest = centsOf(loan.owed ?? '0.00') - sumOf(ofPlans.filter(({ isOwedLater }) => !isOwedLater))
    const ofLoan = asksOfLoan(loan, rest, { paid, currency })
    // A loan without instalments of its own is paid by plan, also by a transfer that names none.
    const paidMonths = new Set(loan.instalments ? [] : came)
    const stillOpen = ofPlans.filter(({ due_date }) => !paidMonths.has(monthOf(due_date)))
    const asks = [...ofLoan, ...withinOwed(stillOpen, loan)]
      .filter(({ due_date }) => due_date <= last && !covered.has(monthOf(due_date)))
      .sort((a, b) => (a.due_date < b.due_date ? -1 : 1))
    // A transfer that waits stands for the oldest that is overdue.
    const waiting = repeating.reduce((sum, [after, count]) => sum + (after < 0 ? count : 0), 0)
    const overdue = asks.filter(({ due_date }) => due_date < today).length
    return asks.slice(Math.min(waiting, overdue)).map(({ due_date, name, cents }) => ({
      ...{ date: due_date < today ? today : due_date, description: name, category: null },
      ...{ amount: decimalOf(-cents), loan_id: loan.id },
    }))
  })
}

const monthOf = (day: string) => day.slice(0, 7)
const sumOf = (asks: Ask[]) => asks.reduce((sum, { cents }) => sum + cents, 0n)

function asksOfPlan(plan: Instalments & { currency: Currency }, today: string): Ask[] {
  const { paid_count, next } = findStanding(plan, plan.paid)
  return listDue(plan)
    .slice(paid_count)
    .map(({ due_date, amount }) => ({
      ...{ due_date, name: plan.name, cents: centsOf(next?.due_date === due_date ? next.amount : amount) },
      isOwedLater: plan.books === 'per_instalment' && due_date > today,
    }))
}

/** What is owed beside the plans, divided by the loan's own months with what was paid of it. */
function asksOfLoan(
  loan: Wallet,
  rest: bigint,
  { paid, currency }: { paid: string; currency: Currency },
): Ask[] {
  const days = listDueDays(loan)
  const [first_due] = days
  if (first_due === undefined || rest <= 0n) return []
  const agreed = { amount: decimalOf(rest + centsOf(paid)), count: days.length, first_due, currency }
  const { paid_count, next } = findStanding(agreed, paid)
  return listDue(agreed)
    .map(({ amount, due_date }, place) => ({ amount, due_date: days[place] ?? due_date }))
    .slice(paid_count)
    .map(({ due_date, amount }, place) => ({
      ...{ due_date, name: loan.name, isOwedLater: false },
      cents: centsOf(place === 0 && next ? next.amount : amount),
    }))
}

/** No more than the loan owes, with what it will owe by the day of each. */
function withinOwed(asks: Ask[], { owed }: Wallet): Ask[] {
  let left = centsOf(owed ?? '0.00')
  return asks.flatMap(ask => {
    if (ask.isOwedLater) left += ask.cents
    const cents = ask.cents < left ? ask.cents : left
    left -= cents
    return cents > 0n ? [{ ...ask, cents }] : []
  })
}
