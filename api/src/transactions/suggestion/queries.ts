import sql, { raw } from 'sql-template-tag'
import type { Queryable } from '../../database/database'

/** A text of a user, and how many records have it. */
export type UsedText = { text: string; uses: number }

/** Of the descriptions, which may all differ, the most used are read, and of these the last. */
const MOST_TEXTS = 20_000

/** The texts that a search looks at: descriptions, tags, notes of parts, and names of categories and wallets. */
export async function listUsedTexts(db: Queryable, userId: number): Promise<UsedText[]> {
  const { rows } = await db.query<UsedText>(sql`
    (select description as text, count(*) as uses from transactions where user_id = ${userId}
      group by description order by count(*) desc, max(id) desc limit ${raw(String(MOST_TEXTS))})
    union all
    (select description, count(*) from transfers where user_id = ${userId}
      group by description order by count(*) desc, max(id) desc limit ${raw(String(MOST_TEXTS))})
    union all
    select tag, count(*) from transactions, unnest(tags) tag
      where user_id = ${userId} and tags is not null group by tag
    union all
    select part ->> 'note', count(*) from transactions, jsonb_array_elements(splits) part
      where user_id = ${userId} and splits is not null and part ->> 'note' <> '' group by part ->> 'note'
    union all
    select name, 1 from categories where user_id = ${userId}
    union all
    select name, 1 from wallets where user_id = ${userId}`)
  return rows
}
