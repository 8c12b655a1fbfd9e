import {
  centsOf,
  countDays,
  decimalOf,
  type LetterSentence,
  type Period,
  type Summary,
} from '@pundi/contract'

export interface Figures {
  period: Period
  sums: Pick<Summary, 'income' | 'expense' | 'balance' | 'count' | 'by_category' | 'owed'>
  before: Pick<Summary, 'by_month' | 'by_category'>
  /** The expenses of each day, as decimal text. Days without expenses are missing. */
  days: string[]
  put_aside: string
}

const LEAST_BOOKINGS = 5
const PERIODS_BEFORE = 3n

/**
 * Writes the sentences of a letter (a monthly summary) about a past period. Returns none if the
 * period has fewer than five transactions. The sentences state facts and give no advice. Expenses
 * are net of refunds, and each sentence about expenses also says how much of them friends owe.
 * 1. Income, expenses, and balance.
 * 2. The category that grew most above its average of the three previous periods. If one of these
 *    periods had no expenses, or if no category grew, the largest category instead.
 * 3. The amount set aside for goals. If the user set nothing aside, the number of days with
 *    spending at or below the average.
 */
export function writeLetter(figures: Figures): LetterSentence[] {
  const { income, expense, balance, count, owed } = figures.sums
  if (count < LEAST_BOOKINGS) return []
  const others = [findGrown(figures) ?? findLargest(figures), findAside(figures) ?? countCalm(figures)]
  return [
    { kind: 'kept', income, expense, kept: balance, ...owedOf({ owed }) },
    ...others.filter(one => one !== undefined),
  ]
}

const owedOf = ({ owed }: { owed?: string | undefined }) => (owed === undefined ? {} : { owed })

const expensesOf = ({ by_category }: Pick<Summary, 'by_category'>) =>
  by_category.filter(({ type, total }) => type === 'expense' && centsOf(total) > 0n)

function findGrown({ sums, before }: Figures): LetterSentence | undefined {
  const lived = before.by_month.filter(({ expense }) => centsOf(expense) > 0n)
  if (BigInt(lived.length) < PERIODS_BEFORE) return undefined
  const earlier = new Map(expensesOf(before).map(({ category_id, total }) => [category_id, centsOf(total)]))
  const [most] = expensesOf(sums)
    .flatMap(({ total, ...row }) => {
      const average = (earlier.get(row.category_id) ?? 0n) / PERIODS_BEFORE
      const more = centsOf(total) - average
      return average > 0n && more > 0n ? [{ ...row, total, average, more }] : []
    })
    .sort((one, other) => (one.more > other.more ? -1 : 1))
  if (!most) return undefined
  const { category_id, name, total: amount, average } = most
  return { kind: 'grew', category_id, name, amount, average: decimalOf(average), ...owedOf(most) }
}

function findLargest({ sums }: Figures): LetterSentence | undefined {
  const expenses = expensesOf(sums)
  const all = expenses.reduce((sum, { total }) => sum + centsOf(total), 0n)
  const [most] = expenses.sort((one, other) => (centsOf(one.total) > centsOf(other.total) ? -1 : 1))
  if (!most) return undefined
  const { category_id, name, total: amount } = most
  const share = Number((centsOf(amount) * 200n + all) / (all * 2n))
  return { kind: 'largest', category_id, name, amount, share, ...owedOf(most) }
}

const findAside = ({ put_aside }: Figures): LetterSentence | undefined =>
  centsOf(put_aside) > 0n ? { kind: 'aside', amount: put_aside } : undefined

function countCalm({ period, sums, days }: Figures): LetterSentence | undefined {
  const expense = centsOf(sums.expense)
  if (expense <= 0n) return undefined
  const of = countDays(period.from, period.to)
  const above = days.filter(day => centsOf(day) * BigInt(of) > expense).length
  return { kind: 'calm', days: of - above, of, mean: decimalOf(expense / BigInt(of)) }
}
