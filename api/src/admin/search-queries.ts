import sql, { type Sql } from 'sql-template-tag'
import { oneOf, type Queryable } from '../platform/database/database'

/*
 * Finds the ids of the users and categories that match a search.
 * - For a rare text, the trigram index finds all ids, and the caller looks up only their rows.
 * - A common text has too many ids, so the search stops at a limit (`is_all` is then false). In
 *   this case, the caller reads its list from the start and checks each row, until it has enough
 *   rows for a page.
 */

const LOOKED_AT = 200

export type Found = { ids: number[]; is_all: boolean }
export type FoundCategories = Found & { user_ids: number[] }

/** `words` must be in lower case. */
export const isIn = (search: string, words: Sql): Sql => sql`position(lower(${search}) in ${words}) > 0`

export const isInOwner = (search: string, userId: Sql): Sql =>
  isIn(search, sql`(select w.words from user_words w where w.user_id = ${userId})`)

export async function findUsers(db: Queryable, search: string): Promise<Found> {
  const most = 1000
  const isCommon = await isInMany(db, search, sql`select words from user_words order by user_id desc`)
  const { rows } = await db.query<{ id: number }>(
    sql`select user_id as id from user_words
        where ${hasPieces(isCommon, search, sql`words`)} and ${isIn(search, sql`words`)} limit ${most + 1}`,
  )
  return { ids: rows.map(({ id }) => id), is_all: rows.length <= most }
}

export async function findCategories(db: Queryable, search: string): Promise<FoundCategories> {
  const newest = sql`select lower(name) as words from categories order by id desc`
  const isCommon = await isInMany(db, search, newest)
  const most = isCommon ? 1000 : 4000
  const { rows } = await db.query<{ id: number; user_id: number }>(
    sql`select id, user_id from categories
        where ${hasPieces(isCommon, search, sql`lower(name)`)} and ${isIn(search, sql`lower(name)`)}
        limit ${most + 1}`,
  )
  return {
    ids: rows.map(({ id }) => id),
    user_ids: rows.map(({ user_id }) => user_id),
    is_all: rows.length <= most,
  }
}

const hasPieces = (isCommon: boolean, search: string, words: Sql) =>
  isCommon ? sql`true` : sql`grams(${words}) @> grams_to_find(lower(${search}))`

/**
 * True if at least a tenth of the newest rows contain the search. The trigram index would then
 * return too much of the table.
 */
async function isInMany(db: Queryable, search: string, newest: Sql): Promise<boolean> {
  const { rows } = await db.query<{ found: number }>(
    sql`select count(*) as found from (${newest} limit ${LOOKED_AT}) newest where ${isIn(search, sql`words`)}`,
  )
  return oneOf(rows).found * 10 >= LOOKED_AT
}
