import type { AdminTransactionFilter } from '@pundi/contract'
import sql, { type Sql } from 'sql-template-tag'
import type { Queryable } from '../../platform/database/database'
import { conditionsOnRows } from '../../transactions/list/filter-queries'
import { all, byKeys, countedBy, inOrder, type Source, type Way } from '../list-queries'
import {
  findCategories,
  findUsers,
  type Found,
  type FoundCategories,
  isIn,
  isInOwner,
} from '../search-queries'

export const conditionsOf = ({ type, search: _, ...filter }: AdminTransactionFilter): Sql[] => [
  ...(type === undefined ? [] : [sql`t.type = ${type}`]),
  ...conditionsOnRows(filter),
]

// For up to this many ids, index lookups are faster than reading the list from its beginning.
const FEW_USERS = 300
const FEW_CATEGORIES = 600

export async function sourceOf(db: Queryable, filter: AdminTransactionFilter): Promise<Source> {
  const { search } = filter
  const which = conditionsOf(filter)
  if (search === undefined) return inOrder(db, 'transactions t', which)
  const [users, categories] = await Promise.all([findUsers(db, search), findCategories(db, search)])
  const keyed = byKeys(db, 'transactions t', waysTo(users, categories), which)
  if (!users.is_all || !categories.is_all)
    return countedBy(keyed, inOrder(db, 'transactions t', [...which, isFound(search)]))
  if (users.ids.length <= FEW_USERS && categories.ids.length <= FEW_CATEGORIES) return keyed
  const isNamed = sql`(t.user_id = any(${users.ids}::bigint[]) or t.category_id = any(${categories.ids}::bigint[])
    or t.splits is not null and exists (select from split_parts p
      where p.user_id = t.user_id and p.transaction_id = t.id and p.category_id = any(${categories.ids}::bigint[])))`
  return { ...keyed, first: inOrder(db, 'transactions t', [...which, isNamed]).first }
}

const waysTo = (users: Found, categories: FoundCategories): Way[] => [
  { from: sql`unnest(${users.ids}::bigint[]) w (user_id)`, on: sql`t.user_id = w.user_id` },
  {
    from: sql`unnest(${categories.user_ids}::bigint[], ${categories.ids}::bigint[]) w (user_id, category_id)`,
    on: sql`t.user_id = w.user_id and t.category_id = w.category_id and t.user_id <> all(${users.ids}::bigint[])`,
  },
  {
    from: sql`(select distinct p.user_id, p.transaction_id from split_parts p
      join unnest(${categories.user_ids}::bigint[], ${categories.ids}::bigint[]) k (user_id, category_id)
        on p.user_id = k.user_id and p.category_id = k.category_id) w`,
    on: sql`t.user_id = w.user_id and t.id = w.transaction_id and t.user_id <> all(${users.ids}::bigint[])`,
  },
]

const isInSplit = (search: string) => sql`(t.splits is not null and exists (
  select from split_parts p join categories k on k.user_id = p.user_id and k.id = p.category_id
  where p.user_id = t.user_id and p.transaction_id = t.id and ${isIn(search, sql`lower(k.name)`)}))`

/**
 * Looks up each row's category and owner separately, because a join would read all three tables
 * even for one page.
 */
const isFound = (search: string) =>
  sql`(${isIn(
    search,
    sql`(select lower(c.name) from categories c where c.user_id = t.user_id and c.id = t.category_id)`,
  )} or ${isInSplit(search)} or ${isInOwner(search, sql`t.user_id`)})`

/**
 * Selects the matching transactions, for sums. Do not use it for pages: it joins the tables, which
 * is the fastest way to read every row but slow for a few rows.
 */
export async function sumsOf(db: Queryable, filter: AdminTransactionFilter, isCounted: Sql): Promise<Sql> {
  const { search } = filter
  const which = [...conditionsOf(filter), isCounted]
  if (search === undefined) return sql`transactions t where ${all(which)}`
  const [users, categories] = await Promise.all([findUsers(db, search), findCategories(db, search)])
  if (users.is_all && categories.is_all)
    return sql`(${byKeys(db, 'transactions t', waysTo(users, categories), which).every()}) t`
  return sql`transactions t left join categories c on c.user_id = t.user_id and c.id = t.category_id
    join user_words w on w.user_id = t.user_id
    where ${all(which)}
      and (${isIn(search, sql`lower(c.name)`)} or ${isInSplit(search)} or ${isIn(search, sql`w.words`)})`
}
