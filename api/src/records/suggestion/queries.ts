import sql, { join, raw, type Sql } from 'sql-template-tag'
import { type ColumnName, columnOf, searchedNames } from '../../ledger/columns/columns'
import type { Queryable } from '../../platform/database/database'

export type UsedText = { text: string; uses: number }

/**
 * Maximum number of descriptions to read. There is a limit, because every transaction may have a
 * different description. The descriptions that are used most come first; of equals, the newest.
 */
const MOST_TEXTS = 20_000

export async function listUsedTexts(db: Queryable, userId: number): Promise<UsedText[]> {
  const { rows } = await db.query<UsedText>(sql`
    ${join(
      searchedNames.map(name => usesOf(name, userId)),
      ' union all ',
    )}
    union all
    (select description, count(*) from transfers where user_id = ${userId}
      group by description order by count(*) desc, max(id) desc limit ${raw(String(MOST_TEXTS))})
    union all
    select part ->> 'note', count(*) from transactions, jsonb_array_elements(splits) part
      where user_id = ${userId} and splits is not null and part ->> 'note' <> '' group by part ->> 'note'
    union all
    select name, 1 from categories where user_id = ${userId}
    union all
    select name, 1 from wallets where user_id = ${userId}`)
  return rows
}

function usesOf(name: ColumnName, userId: number): Sql {
  const column = raw(name)
  if (columnOf(name).sqlType === 'text[]')
    return sql`(select one as text, count(*) as uses from transactions, unnest(${column}) one
      where user_id = ${userId} and ${column} is not null group by one)`
  return sql`(select ${column} as text, count(*) as uses from transactions
    where user_id = ${userId} and ${column} is not null
    group by ${column} order by count(*) desc, max(id) desc limit ${raw(String(MOST_TEXTS))})`
}
