/*
 * A second implementation of what is left to spend, to compare with the product's. Amounts are in
 * cents.
 */

export interface Plain {
  today: string
  period: { from: string; to: string }
  opening: number
  bookings: {
    day: string
    type: 'income' | 'expense'
    /** Negative for a refund. */
    cents: number
    place: 'bank' | 'savings' | 'none'
    isFood: boolean
  }[]
  saved: { day: string; cents: number }[]
  moves: { day: string; cents: number; place: 'bank' | 'savings' | 'none' }[]
  budget: number | null
}

interface Left {
  left_in_period: number
  left_today: number
}

export function limitsOf(plain: Plain): Record<string, Left> {
  const { today, period, bookings, moves, budget } = plain
  const inPeriod = <Some extends { day: string }>(some: Some[]) =>
    some.filter(({ day }) => day >= period.from && day <= period.to)
  const sum = (some: { cents: number }[]) => some.reduce((total, { cents }) => total + cents, 0)
  const days = datesFrom(today, period.to)
  const share = (left: number, spent: number): Left => ({
    left_in_period: left,
    left_today: Math.floor((left + spent) / days.length) - spent,
  })
  const expenses = bookings.filter(({ type }) => type === 'expense')
  const incomes = inPeriod(bookings.filter(({ type }) => type === 'income'))
  const onToday = (some: typeof expenses) => sum(some.filter(({ day }) => day === today))
  const spendable = (some: typeof expenses) => some.filter(({ place }) => place !== 'savings')

  const limits: Record<string, Left> = {}
  if (budget !== null) {
    const food = expenses.filter(({ isFood }) => isFood)
    limits.budgets = share(budget - sum(inPeriod(food)), onToday(food))
  } else if (incomes.length > 0) {
    const left = sum(incomes) - sum(inPeriod(expenses)) - sum(inPeriod(moves))
    limits.income = share(left, onToday(expenses))
  }
  const thereOn = (last: string) => {
    const until = <Some extends { day: string }>(some: Some[]) => some.filter(({ day }) => day <= last)
    return (
      plain.opening +
      sum(until(spendable(bookings).filter(({ type }) => type === 'income'))) -
      sum(until(spendable(expenses))) -
      sum(until(plain.saved)) -
      sum(until(moves.filter(({ place }) => place !== 'savings')))
    )
  }
  limits.money = share(Math.min(...days.map(thereOn)), onToday(spendable(expenses)))
  return limits
}

function datesFrom(first: string, last: string): string[] {
  const days = []
  for (const at = new Date(first); at <= new Date(last); at.setUTCDate(at.getUTCDate() + 1))
    days.push(at.toISOString().slice(0, 10))
  return days
}
