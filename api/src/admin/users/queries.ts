import type { AdminUser, AdminUsersQuery } from '@pundi/contract'
import sql, { type Sql } from 'sql-template-tag'
import type { Queryable } from '../../platform/database/database'
import type { CountedPage } from '../../platform/http/page'
import { all, type Count, countAll, countUpTo, findPageStart } from '../list-queries'
import { findUsers, isInOwner } from '../search-queries'

const keys = {
  created_at: {},
  name: { value: 'lower(u.name)' },
  last_sign_in: { value: `coalesce(u.last_sign_in, '-infinity'::timestamptz)`, sqlType: 'timestamptz' },
}

const columns = sql`u.id, u.name, u.email, u.role, u.status, u.created_at, u.last_sign_in,
  (select coalesce(sum(m.count), 0)::bigint from monthly_totals m where m.user_id = u.id) as transactions,
  (select count(*) from wallets w where w.user_id = u.id) as wallets,
  (select count(*) from transfers t where t.user_id = u.id) as transfers`

type Asked = Omit<AdminUsersQuery, 'cursor'> & { after: [number] | undefined }

export async function listUsers(db: Queryable, asked: Asked): Promise<CountedPage<AdminUser>> {
  const { order, after } = await findPageStart(db, 'users u', keys, asked)
  const { which, count } = await searched(db, asked)
  const [{ rows }, counted] = await Promise.all([
    db.query<AdminUser>(
      sql`with u as materialized (
            select u.* from users u where ${all([...which, ...after])} order by ${order} limit ${asked.limit + 1}
          ) select ${columns} from u order by ${order}`,
    ),
    count(),
  ])
  return { rows, ...counted }
}

type Searched = { which: Sql[]; count: () => Promise<Count> }

async function searched(db: Queryable, { search, status, role }: Asked): Promise<Searched> {
  const kinds = [
    ...(status === undefined ? [] : [sql`u.status = ${status}`]),
    ...(role === undefined ? [] : [sql`u.role = ${role}`]),
  ]
  if (search === undefined)
    return {
      which: kinds,
      count: () => countAll(db, sql`users u`, kinds),
    }
  const { ids, is_all } = await findUsers(db, search)
  const named = [...kinds, sql`u.id = any(${ids}::bigint[])`]
  const countIn = (which: Sql[]) => countUpTo(db, sql`users u`, which)
  if (is_all)
    return {
      which: named,
      count: async () => (kinds.length === 0 ? { total: ids.length, is_more: false } : countIn(named)),
    }
  const which = [...kinds, isInOwner(search, sql`u.id`)]
  return {
    which,
    count: async () => {
      const some = await countIn(named)
      return some.is_more ? some : countIn(which)
    },
  }
}

export async function findUser(db: Queryable, id: number): Promise<AdminUser | undefined> {
  const { rows } = await db.query<AdminUser>(sql`select ${columns} from users u where u.id = ${id}`)
  return rows[0]
}
