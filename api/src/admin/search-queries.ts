import sql, { type Sql } from 'sql-template-tag'
import { oneOf, type Queryable } from '../database/database'

/*
 * Whom and what a search means. The few are found by the index of pieces and named by their ids. Of the many only the
 * first are: going through a list in its order, one soon meets enough of them for a page.
 */

const LOOKED_AT = 200

/** Ids, and whether they are all that there are. */
export type Found = { ids: number[]; is_all: boolean }
/** Categories by their own ids and, each at the same place, their owners'. */
export type FoundCategories = Found & { user_ids: number[] }

/** Whether a text, in lower case already, has the search in it. */
export const isIn = (search: string, words: Sql): Sql => sql`position(lower(${search}) in ${words}) > 0`

/** Whether the name or e-mail address of a user has it, looked up row by row. */
export const isInOwner = (search: string, userId: Sql): Sql =>
  isIn(search, sql`(select w.words from user_words w where w.user_id = ${userId})`)

/** The users whose name or e-mail address has `search` in it, a thousand and one at most. */
export async function findUsers(db: Queryable, search: string): Promise<Found> {
  const most = 1000
  const isCommon = await isInMany(db, search, sql`select words from user_words order by user_id desc`)
  const { rows } = await db.query<{ id: number }>(
    sql`select user_id as id from user_words
        where ${hasPieces(isCommon, search, sql`words`)} and ${isIn(search, sql`words`)} limit ${most + 1}`,
  )
  return { ids: rows.map(({ id }) => id), is_all: rows.length <= most }
}

/** The categories whose name has `search` in it, four thousand and one at most: each user has some. */
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

/** Whether a tenth of the newest have it: then the index of pieces would have to hand out much of the table. */
async function isInMany(db: Queryable, search: string, newest: Sql): Promise<boolean> {
  const { rows } = await db.query<{ found: number }>(
    sql`select count(*) as found from (${newest} limit ${LOOKED_AT}) newest where ${isIn(search, sql`words`)}`,
  )
  return oneOf(rows).found * 10 >= LOOKED_AT
}
