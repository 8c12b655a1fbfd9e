import { centsOf, type Currency } from '@pundi/contract'
import { inWallet, sumOf } from './plain-money'
import type { Account } from './read-account'

/*
 * A second implementation of the payments that open loans require, to compare with the product's.
 * Amounts are in cents.
 */

type Part = { day: string; cents: bigint }
type Ask = Part & { isLater: boolean }
type Plan = Account['file']['instalments'][number]
type Loan = Account['file']['wallets'][number]

export function listAsks(account: Account, last: string): { date: string; loan_id: number; cents: bigint }[] {
  const { file, today } = account
  const open = file.wallets.filter(({ kind, is_closed }) => kind === 'loan' && !is_closed)
  return open.flatMap(loan =>
    asksOf(account, loan)
      .filter(({ day }) => day <= last)
      .map(({ day, cents }) => ({ date: day < today ? today : day, loan_id: loan.id, cents })),
  )
}

function asksOf({ file, today, days, outlook }: Account, loan: Loan): Part[] {
  const last = outlook.days.at(-1)!.date
  const { currency } = file.settings
  const balance = inWallet(file, loan.id, today)
  const owed = balance < 0n ? -balance : 0n
  const moved = file.transfers.filter(({ to_wallet_id }) => to_wallet_id === loan.id)
  const free = moved.filter(row => row.transfer_date <= today && !row.instalments_id)
  const repeating = days.filter(
    ({ state, type, to_wallet_id }) => state === 'open' && type === 'transfer' && to_wallet_id === loan.id,
  )
  const covered = new Set(
    [
      ...moved.map(({ transfer_date }) => transfer_date).filter(day => day > today),
      ...repeating.map(({ date }) => date).filter(date => date >= today),
    ].map(monthOf),
  )
  const ofPlans = plansOn(file, loan)
    .map(plan => ({ plan, parts: openParts(file, plan, today) }))
    .sort((one, other) => byNext(one, other))
    .flatMap(({ plan, parts }) =>
      parts.map(part => ({ ...part, isLater: plan.books === 'per_instalment' && part.day > today })),
    )
    .sort(byDay)
  const rest = owed - sumOf(ofPlans.filter(({ isLater }) => !isLater).map(({ cents }) => cents))
  const paid = sumOf(free.map(({ amount }) => centsOf(amount)))
  const ofLoan = rest > 0n ? unpaid(divide(rest + paid, daysOfLoan(loan), currency), paid) : []
  const cameIn = new Set(
    loan.instalments ? [] : free.filter(row => row.from_wallet_id).map(row => monthOf(row.transfer_date)),
  )
  const asks = [
    ...ofLoan,
    ...upTo(
      owed,
      ofPlans.filter(({ day }) => !cameIn.has(monthOf(day))),
    ),
  ]
    .filter(({ day }) => day <= last && !covered.has(monthOf(day)))
    .sort(byDay)
  const waiting = repeating.filter(({ date }) => date < today).map(({ count = 1 }) => count)
  const overdue = asks.filter(({ day }) => day < today).length
  return asks.slice(
    Math.min(
      waiting.reduce((sum, count) => sum + count, 0),
      overdue,
    ),
  )
}

const monthOf = (day: string) => day.slice(0, 7)
const byDay = (one: Part, other: Part) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0)

type Standing = { plan: Plan; parts: Part[] }

function byNext(one: Standing, other: Standing) {
  const [a, b] = [one.parts[0]?.day ?? '~', other.parts[0]?.day ?? '~']
  return a < b ? -1 : a > b ? 1 : other.plan.id - one.plan.id
}

const plansOn = ({ instalments, transactions }: Account['file'], loan: Loan) =>
  instalments.filter(({ expense_ids }) => {
    const booked = transactions.filter(({ id, wallet_id }) => expense_ids.includes(id) && wallet_id)
    return booked.sort((one, other) => one.id - other.id)[0]?.wallet_id === loan.id
  })

function openParts(file: Account['file'], plan: Plan, today: string): Part[] {
  const { transfers, merged_payments, settings } = file
  const { amount, count, first_due, month_day } = plan
  const payments = [...transfers, ...merged_payments].filter(
    row => row.instalments_id === plan.id && row.transfer_date <= today,
  )
  const days = monthsFrom(first_due, count, month_day ?? Number(first_due.slice(8)))
  return unpaid(
    divide(centsOf(amount), days, settings.currency),
    sumOf(payments.map(payment => centsOf(payment.amount))),
  )
}

function daysOfLoan({ opening_date, due_day, instalments }: Loan): string[] {
  const count = instalments ?? 0
  const days = monthsFrom(opening_date, count + 1, due_day ?? Number(opening_date.slice(8)))
  return days.filter(day => day > opening_date).slice(0, count)
}

function monthsFrom(first: string, count: number, wanted: number | 'last'): string[] {
  const [year, month] = [Number(first.slice(0, 4)), Number(first.slice(5, 7)) - 1]
  return Array.from({ length: count }, (_, place) => {
    const last = new Date(Date.UTC(year, month + place + 1, 0)).getUTCDate()
    const day = wanted === 'last' ? last : Math.min(wanted, last)
    return new Date(Date.UTC(year, month + place, day)).toISOString().slice(0, 10)
  })
}

function divide(total: bigint, days: string[], currency: Currency): Part[] {
  if (days.length === 0) return []
  const count = BigInt(days.length)
  const unit = currency === 'IDR' && total % 100n === 0n && total >= count * 100n ? 100n : 1n
  const each = (total / count / unit) * unit
  return days.map((day, place) => ({
    day,
    cents: place === days.length - 1 ? total - each * (count - 1n) : each,
  }))
}

function unpaid(parts: Part[], paid: bigint): Part[] {
  let rest = paid
  return parts.flatMap(part => {
    const used = rest < part.cents ? rest : part.cents
    rest -= used
    return used < part.cents ? [{ ...part, cents: part.cents - used }] : []
  })
}

/**
 * Limits payments to the debt `owed`. With `isLater`, the expense is recorded only on the day of
 * its payment, so its amount first increases the debt.
 */
function upTo(owed: bigint, asks: Ask[]): Part[] {
  let left = owed
  return asks.flatMap(({ day, cents: asked, isLater }) => {
    if (isLater) left += asked
    const cents = asked < left ? asked : left
    left -= cents
    return cents > 0n ? [{ day, cents }] : []
  })
}
