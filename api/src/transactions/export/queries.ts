import type { TransactionFilter } from '@pundi/contract'
import sql from 'sql-template-tag'
import { oneOf, type Queryable } from '../../database/database'
import { askedBy, conditionsOf, type Reader } from '../list/filter-queries'

/** Whether any of what the filter keeps is planned. */
export async function hasPlanned(db: Queryable, reader: Reader, filter: TransactionFilter): Promise<boolean> {
  if (filter.planned === 'without') return false
  const asked = askedBy(reader, { ...filter, planned: 'only' })
  const { rows } = await db.query<{ is_so: boolean }>(
    sql`select exists (select from transactions t where ${conditionsOf(asked)}) as is_so`,
  )
  return oneOf(rows).is_so
}
