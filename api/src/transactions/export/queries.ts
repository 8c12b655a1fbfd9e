import sql from 'sql-template-tag'
import { oneOf, type Queryable } from '../../database/database'
import { listSomeTransfers, type RecordFilter } from '../../transfers/list-queries'
import { askedBy, conditionsOf, type Reader } from '../list/filter-queries'

/** Whether any of what the filter keeps is planned; with transfers, whether any of these is. */
export async function hasPlanned(
  db: Queryable,
  reader: Reader,
  { type, ...others }: RecordFilter,
  isWithTransfers: boolean,
): Promise<boolean> {
  if (others.planned === 'without') return false
  const filter = { ...others, planned: 'only' as const }
  if (isWithTransfers) {
    const place = { order: '-date' as const, after: undefined }
    const some = await listSomeTransfers(db, reader, { ...filter, type }, place, 1)
    if (some.length > 0 || type === 'transfer') return some.length > 0
  }
  const asked = askedBy(reader, type === 'transfer' ? filter : { ...filter, type })
  const { rows } = await db.query<{ is_so: boolean }>(
    sql`select exists (select from transactions t where ${conditionsOf(asked)}) as is_so`,
  )
  return oneOf(rows).is_so
}

/** The names of a user's wallets, by their ids. */
export async function listWalletNames(db: Queryable, userId: number): Promise<Map<number, string>> {
  const { rows } = await db.query<{ id: number; name: string }>(
    sql`select id, name from wallets where user_id = ${userId}`,
  )
  return new Map(rows.map(({ id, name }) => [id, name]))
}
