import { type AdminCategoriesQuery, type AdminCategory, adminCategory } from '@pundi/contract'
import sql, { join, type Sql } from 'sql-template-tag'
import { rowTypes } from '../../categories/queries'
import { select, valuesOfShape } from '../../platform/database/compose-statement'
import type { Queryable } from '../../platform/database/database'
import type { CountedPage } from '../../platform/http/page'
import { all, type Count, countAll, COUNTED_TO, countUpTo, findPageStart, ownerValue } from '../list-queries'
import { findCategories, findUsers, isIn, isInOwner } from '../search-queries'

const keys = { created_at: {}, name: { value: 'lower(c.name)' } }

const selected = select(
  valuesOfShape(
    adminCategory.shape,
    'c',
    { user_id: 'bigint', ...rowTypes },
    {
      owner: ownerValue,
      transactions: sql`(select coalesce(sum(m.count), 0)::bigint from monthly_totals m
        where m.user_id = c.user_id and m.category_id = c.id)`,
    },
  ),
)

type Asked = Omit<AdminCategoriesQuery, 'cursor'> & { after: [number] | undefined }

export async function listAllCategories(db: Queryable, asked: Asked): Promise<CountedPage<AdminCategory>> {
  const { order, after } = await findPageStart(db, 'categories c', keys, asked)
  const { which, count } = await searched(db, asked)
  const [{ rows }, counted] = await Promise.all([
    db.query<AdminCategory>(
      sql`with c as materialized (
            select c.* from categories c where ${all([...which, ...after])} order by ${order}
            limit ${asked.limit + 1}
          )
          select ${selected} from c join users u on u.id = c.user_id order by ${order}`,
    ),
    count(),
  ])
  return { rows, ...counted }
}

type Searched = { which: Sql[]; count: () => Promise<Count> }

async function searched(db: Queryable, { search, type }: Asked): Promise<Searched> {
  const types = type === undefined ? [] : [sql`c.type = ${type}`]
  if (search === undefined) return { which: types, count: () => countAll(db, sql`categories c`, types) }
  const [users, categories] = await Promise.all([findUsers(db, search), findCategories(db, search)])
  const countIn = (which: Sql[]) => countUpTo(db, sql`categories c`, which)
  const named = [...types, isOneOf(users.ids, categories.ids)]
  const known = types.length === 0 ? categories.ids.length : 0
  const isMore: Count = { total: COUNTED_TO, is_more: true }
  if (users.is_all && categories.is_all)
    return {
      which: named,
      count: async () => {
        if (known > COUNTED_TO) return isMore
        const isKnown = types.length === 0 && users.ids.length === 0
        return isKnown ? { total: known, is_more: false } : countIn(named)
      },
    }
  const found = sql`(${isIn(search, sql`lower(c.name)`)} or ${isInOwner(search, sql`c.user_id`)})`
  const which = [...types, found]
  return {
    which,
    count: async () => {
      if (known > COUNTED_TO) return isMore
      const some = await countIn(named)
      return some.is_more ? some : countIn(which)
    },
  }
}

/**
 * Joins the two conditions with `or`, but only if both lists have ids. For a single condition,
 * PostgreSQL uses an index and stops after the first rows. For an `or` of two conditions, it reads
 * all rows.
 */
function isOneOf(users: number[], categories: number[]): Sql {
  const ways = [
    ...(users.length === 0 ? [] : [sql`c.user_id = any(${users}::bigint[])`]),
    ...(categories.length === 0 ? [] : [sql`c.id = any(${categories}::bigint[])`]),
  ]
  return ways.length === 0 ? sql`false` : sql`(${join(ways, ' or ')})`
}
