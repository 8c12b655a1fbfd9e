import { centsOf, decimalOf, type Statement, type Summary, type TransactionFilter } from '@pundi/contract'
import type { Queryable } from '../../platform/database/database'
import { type Owed, type OwedOfRecords, sumOwed } from '../../ledger/owed-queries'
import { askedBy, conditionsOf } from '../list/filter-queries'

/**
 * Returns undefined if the filter asks for planned transactions or for income, because friends owe
 * nothing for these.
 */
export async function findOwed(
  db: Queryable,
  reader: { id: number; today: string },
  { type, ...filter }: Omit<TransactionFilter, 'type'> & { type?: string | undefined },
  monthStart?: number,
): Promise<Owed[] | undefined> {
  const { from = '0001-01-01', to = '9999-12-31', planned, time_zone: _, ...others } = filter
  if (planned === 'only' || (type !== undefined && type !== 'expense')) return undefined
  const isOfDays = Object.values<unknown>(others).every(value => value === undefined)
  const isMatched = isOfDays ? undefined : conditionsOf(askedBy(reader, filter), 'lines')
  return sumOwed(db, reader, { from, to }, { isMatched, monthStart })
}

export function withOwed<Some extends Pick<Summary, 'by_category' | 'by_month'>>(
  summary: Some,
  rows: Owed[] = [],
) {
  const by_month = summary.by_month.map(each => ({
    ...each,
    ...owedOf(rows.find(({ month }) => month === each.month)),
  }))
  return { ...summary, by_month, by_category: eachWithOwed(summary.by_category, rows), ...owedOfAll(rows) }
}

export const statementWithOwed = (
  statement: Statement,
  rows: Owed[],
  records: OwedOfRecords[],
): Statement => ({
  ...statement,
  totals: { ...statement.totals, ...owedOfAll(rows) },
  steps: {
    ...statement.steps,
    data: statement.steps.data.map(row => ({
      ...row,
      ...owedIn(records.filter(({ day }) => row.from <= day && day <= row.to)),
    })),
  },
  categories: eachWithOwed(statement.categories, rows),
  wallets: statement.wallets.map(row => ({
    ...row,
    ...owedIn(records.filter(({ wallet_id }) => wallet_id === row.wallet_id)),
  })),
  tags: statement.tags.map(row => ({
    ...row,
    ...owedIn(records.filter(({ tags }) => tags?.some(tag => tag.toLowerCase() === row.tag.toLowerCase()))),
  })),
})

const owedIn = (records: OwedOfRecords[]) =>
  records.length === 0 ? {} : { owed: decimalOf(records.reduce((sum, { owed }) => sum + centsOf(owed), 0n)) }

function eachWithOwed<Row extends { category_id: number; type: string }>(categories: Row[], rows: Owed[]) {
  const owedOf = new Map(rows.map(({ category_id, owed }) => [category_id, owed]))
  return categories.map(row => {
    const owed = row.type === 'expense' ? owedOf.get(row.category_id) : undefined
    return owed === undefined ? row : { ...row, owed }
  })
}

export const owedOfAll = (rows: Owed[] = []) =>
  owedOf(rows.find(({ category_id, month }) => category_id === null && month === null))

const owedOf = (row: Owed | undefined) => (row === undefined ? {} : { owed: row.owed })
