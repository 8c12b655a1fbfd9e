import type { Summary, TransactionFilter } from '@pundi/contract'
import type { Queryable } from '../../database/database'
import { type Owed, sumOwed } from '../../shares/queries'

/** What friends owe of what the filter keeps; undefined where it asks for more than days. */
export async function findOwed(
  db: Queryable,
  reader: { id: number; today: string },
  { from = '0001-01-01', to = '9999-12-31', ...others }: TransactionFilter,
): Promise<Owed[] | undefined> {
  const isOfDays = Object.values(others).every(value => value === undefined)
  return isOfDays ? sumOwed(db, reader, { from, to }) : undefined
}

/** Says of the expenses, and of those of each category, what friends owe of them: nothing of what they do not. */
export function withOwed<Some extends Pick<Summary, 'by_category'>>(summary: Some, rows: Owed[] = []) {
  const owedOf = new Map(rows.map(({ category_id, owed }) => [category_id, owed]))
  const by_category = summary.by_category.map(row => {
    const owed = row.type === 'expense' ? owedOf.get(row.category_id) : undefined
    return owed === undefined ? row : { ...row, owed }
  })
  const owed = owedOf.get(null)
  return { ...summary, by_category, ...(owed !== undefined && { owed }) }
}
