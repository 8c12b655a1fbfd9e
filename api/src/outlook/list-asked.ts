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
import type { Queryable } from '../platform/database/database'
import { listInstalments } from '../instalments/queries'
import type { Upcoming } from '../schedules/days/queries'
import { listWallets } from '../wallets/queries'
import { listMovedIn, type MovedIn } from './queries'
import { daysFrom } from '../schedules/days/list-dues'
import { listDueDays } from '../wallets/find-debt'

export async function findAsked(
  db: Queryable,
  { id, today, currency }: { id: number; today: string; currency: Currency },
  ids: number[],
  { upcoming, last }: { upcoming: Upcoming[]; last: string },
): Promise<PlannedRecord[]> {
  if (ids.length === 0) return []
  const wallets = await listWallets(db, id, today)
  const plans = await listInstalments(db, id, today)
  const moved = await listMovedIn(db, id, ids, today)
  const loans = wallets.filter(wallet => ids.includes(wallet.id))
  return listAsked({ loans, plans, moved, upcoming, currency }, today, last)
}

interface Ask {
  due_date: string
  name: string
  cents: bigint
  /**
   * True if the expense is recorded only on its due date. Before that date it is not part of the
   * debt.
   */
  isOwedLater: boolean
}

interface Loans {
  loans: Wallet[]
  plans: Instalments[]
  moved: MovedIn[]
  upcoming: Upcoming[]
  currency: Currency
}

/**
 * Lists the instalments that loans require up to `last`, as transfers from spendable money. An
 * overdue instalment is dated today. If a month already has a planned or recurring transfer into
 * the loan, the loan requires nothing more in that month.
 */
function listAsked(
  { loans, plans, moved, upcoming, currency }: Loans,
  today: string,
  last: string,
): PlannedRecord[] {
  const dayAfterToday = daysFrom(today)
  return loans.flatMap(loan => {
    const {
      paid = '0.00',
      planned = [],
      came = [],
    } = moved.find(({ wallet_id }) => wallet_id === loan.id) ?? {}
    const repeating = upcoming
      .filter(({ type, to_wallet_id }) => type === 'transfer' && to_wallet_id === loan.id)
      .flatMap(({ days }) => days)
    const months = repeating.flatMap(([after]) => (after < 0 ? [] : [monthOf(dayAfterToday(after))]))
    const covered = new Set([...planned, ...months])
    const ofPlans = plans
      .filter(({ wallet_id }) => wallet_id === loan.id)
      .flatMap(plan => asksOfPlan({ ...plan, currency }, today))
      .sort((a, b) => (a.due_date < b.due_date ? -1 : 1))
    const rest = centsOf(loan.owed ?? '0.00') - sumOf(ofPlans.filter(({ isOwedLater }) => !isOwedLater))
    const ofLoan = asksOfLoan(loan, rest, { paid, currency })
    // If the loan has no instalments of its own, the user pays it through plans. Any past transfer
    // into the loan then pays the instalments of the transfer's month, even if the transfer names
    // no plan.
    const paidMonths = new Set(loan.instalments ? [] : came)
    const stillOpen = ofPlans.filter(({ due_date }) => !paidMonths.has(monthOf(due_date)))
    const asks = [...ofLoan, ...withinOwed(stillOpen, loan)]
      .filter(({ due_date }) => due_date <= last && !covered.has(monthOf(due_date)))
      .sort((a, b) => (a.due_date < b.due_date ? -1 : 1))
    // A recurring transfer that waits for the user's confirmation counts as payment of the oldest
    // overdue instalment.
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

/**
 * Lists a loan's own unpaid instalments. `rest`: the part of the debt that no plan covers. `paid`:
 * the amount paid so far. Divides `rest` plus `paid` evenly by the number of the loan's months,
 * then leaves out the instalments that are already paid.
 */
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

function withinOwed(asks: Ask[], { owed }: Wallet): Ask[] {
  let left = centsOf(owed ?? '0.00')
  return asks.flatMap(ask => {
    if (ask.isOwedLater) left += ask.cents
    const cents = ask.cents < left ? ask.cents : left
    left -= cents
    return cents > 0n ? [{ ...ask, cents }] : []
  })
}
