import { centsOf, decimalOf, type LetterSentence, type Period, type Summary } from '@pundi/contract'

/** What a letter is made of. */
export interface Figures {
  period: Period
  sums: Pick<Summary, 'income' | 'expense' | 'balance' | 'count' | 'by_category'>
  /** Of the three periods before it together. */
  before: Pick<Summary, 'by_month' | 'by_category'>
  /** The expenses of each day that has some, decimal text. */
  days: string[]
  /** What was put aside for goals, less what was taken out. */
  put_aside: string
}

/** With fewer bookings there is nothing to say of a period. */
const LEAST_BOOKINGS = 5
const PERIODS_BEFORE = 3n

/**
 * The sentences about a period that is over, none of a period with fewer than five bookings. They say what was and give
 * no advice:
 *
 * 1. What came in, what went out, and what was kept.
 * 2. The category whose expenses grew most over their average of the three periods before, if each of those had expenses
 *    and one grew; else the largest category.
 * 3. What was put aside for goals, if it was anything; else on how many days no more was spent than the mean of all.
 *
 * Expenses are net of what came back.
 */
export function writeLetter(figures: Figures): LetterSentence[] {
  const { income, expense, balance, count } = figures.sums
  if (count < LEAST_BOOKINGS) return []
  const others = [findGrown(figures) ?? findLargest(figures), findAside(figures) ?? countCalm(figures)]
  return [{ kind: 'kept', income, expense, kept: balance }, ...others.filter(one => one !== undefined)]
}

const expensesOf = ({ by_category }: Pick<Summary, 'by_category'>) =>
  by_category.filter(({ type, total }) => type === 'expense' && centsOf(total) > 0n)

function findGrown({ sums, before }: Figures): LetterSentence | undefined {
  const lived = before.by_month.filter(({ expense }) => centsOf(expense) > 0n)
  if (BigInt(lived.length) < PERIODS_BEFORE) return undefined
  const earlier = new Map(expensesOf(before).map(({ category_id, total }) => [category_id, centsOf(total)]))
  const [most] = expensesOf(sums)
    .flatMap(({ category_id, name, total }) => {
      const average = (earlier.get(category_id) ?? 0n) / PERIODS_BEFORE
      const more = centsOf(total) - average
      return average > 0n && more > 0n ? [{ category_id, name, total, average, more }] : []
    })
    .sort((one, other) => (one.more > other.more ? -1 : 1))
  if (!most) return undefined
  const { category_id, name, total: amount, average } = most
  return { kind: 'grew', category_id, name, amount, average: decimalOf(average) }
}

function findLargest({ sums }: Figures): LetterSentence | undefined {
  const expenses = expensesOf(sums)
  const all = expenses.reduce((sum, { total }) => sum + centsOf(total), 0n)
  const [most] = expenses.sort((one, other) => (centsOf(one.total) > centsOf(other.total) ? -1 : 1))
  if (!most) return undefined
  const { category_id, name, total: amount } = most
  const share = Number((centsOf(amount) * 200n + all) / (all * 2n))
  return { kind: 'largest', category_id, name, amount, share }
}

const findAside = ({ put_aside }: Figures): LetterSentence | undefined =>
  centsOf(put_aside) > 0n ? { kind: 'aside', amount: put_aside } : undefined

/** A day without an expense is calm too. */
function countCalm({ period, sums, days }: Figures): LetterSentence | undefined {
  const expense = centsOf(sums.expense)
  if (expense <= 0n) return undefined
  const of = lengthOf(period)
  const above = days.filter(day => centsOf(day) * BigInt(of) > expense).length
  return { kind: 'calm', days: of - above, of, mean: decimalOf(expense / BigInt(of)) }
}

const lengthOf = ({ from, to }: Period) => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1
