import sql from 'sql-template-tag'
import type { Queryable } from '../../database/database'
import type { Entry, Removal } from './kept-states'

type Row = Omit<Removal, 'moved' | 'strays'> & { moved: number[] | null }

/**
 * The removals of the categories and wallets of entries, each with what it moved and the `strays` among that, which are
 * in another place by now or gone. One that was removed several times is in the last one's target; what the entry's own
 * removal moved to the same one belongs to it too.
 */
export async function findRemovals(db: Queryable, userId: number, entries: Entry[]): Promise<Removal[]> {
  const found = entries.filter(({ subject }) => subject === 'category' || subject === 'wallet')
  if (found.length === 0) return []
  const { rows } = await db.query<Row>(
    sql`select id as entry_id, subject, record_id, to_jsonb(moved) as moved, moved_parts, moved_to, moved_budgets
        from activities
        where user_id = ${userId} and subject in ('category', 'wallet') and before is not null and after is null
          and status = 'Sukses' and record_id = any(${found.map(({ record_id }) => record_id)}::bigint[])
        order by id desc`,
  )
  const removals: Removal[] = []
  for (const last of rows) {
    const isLast = !removals.some(one => one.subject === last.subject && one.record_id === last.record_id)
    if (!isLast) continue
    const own = rows.filter(
      row =>
        row.subject === last.subject &&
        row.record_id === last.record_id &&
        (last.moved_to === null || row.moved_to === last.moved_to) &&
        (row === last || entries.some(({ id }) => id === row.entry_id)),
    )
    const moved_to = own.find(row => row.moved_to !== null)?.moved_to ?? null
    const removal = {
      ...last,
      moved: [...new Set(own.flatMap(({ moved }) => moved ?? []))],
      moved_parts: Object.assign({}, ...own.map(row => row.moved_parts)) as Removal['moved_parts'],
      moved_to,
      moved_budgets: own.find(row => row.moved_budgets !== null)?.moved_budgets ?? null,
    }
    removals.push({ ...removal, strays: new Set(await listStrays(db, userId, removal)) })
  }
  return removals
}

/** Those of the moved records that are not where the removal put them. */
async function listStrays(
  db: Queryable,
  userId: number,
  { subject, moved, moved_parts, moved_to }: Omit<Removal, 'strays'>,
): Promise<number[]> {
  if (moved.length === 0 || moved_to === null) return []
  const places = sql`${JSON.stringify(moved_parts ?? {})}::jsonb -> m.id::text`
  const areIn = (splits: ReturnType<typeof sql>) =>
    sql`(select bool_and((${splits} -> (place::integer - 1) ->> 'category_id')::bigint = ${moved_to}::bigint)
          from jsonb_array_elements_text(${places}) place)`
  const isThere =
    subject === 'wallet'
      ? sql`${moved_to}::bigint in (t.wallet_id, f.from_wallet_id, f.to_wallet_id,
          s.wallet_id, s.from_wallet_id, s.to_wallet_id)`
      : sql`case when t.id is not null and t.splits is null then ${places} is null and t.category_id = ${moved_to}::bigint
            when t.id is not null then ${areIn(sql`t.splits`)}
            when s.template ? 'splits' then ${areIn(sql`s.template -> 'splits'`)}
            else exists (select from schedule_categories u
              where u.user_id = ${userId} and u.schedule_id = s.id and u.category_id = ${moved_to}::bigint) end`
  const { rows } = await db.query<{ id: number }>(
    sql`select m.id from unnest(${moved}::bigint[]) m (id)
          left join transactions t on t.user_id = ${userId} and t.id = m.id
          left join transfers f on f.user_id = ${userId} and f.id = m.id
          left join schedules s on s.user_id = ${userId} and s.id = m.id
        where not coalesce(${isThere}, false)`,
  )
  return rows.map(({ id }) => id)
}
