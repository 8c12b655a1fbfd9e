/*
 * What the answers need of the database and no more: each a statement that a connection plans once. `$1` is the user,
 * in `findUser` the hash of the session's secret. `$2` is the user's today, in `add` the category: what is dated later
 * is planned, and in no sum.
 */

export const findUser = {
  name: 'user',
  text: `select u.currency, u.language, u.month_start, u.theme, u.time_zone, u.id, u.name, u.email, u.phone, u.role,
      s.id as session_id
    from sessions s join users u on u.id = s.user_id
    where s.secret_hash = $1 and s.expires_at > now() and s.last_used_at > now() - interval '14 days'
      and u.status = 'active'`,
}

/** The api's hash of a row (api/src/transactions/column-queries.ts): answers are compared byte for byte. */
const version = `lpad(to_hex(coalesce(hash_numeric_extended(t.amount, 1), 0) # coalesce(hashint8extended(t.category_id, 2), 0)
  # coalesce(hashint8extended(t.transaction_date - date '2000-01-01', 3), 0)
  # coalesce(hashtextextended(t.description, 4), 0)), 16, '0')`
const columns = `t.id, t.amount, t.type, t.category_id, c.name, t.description, t.transaction_date, t.created_at,
  ${version} as version`
const newest = 'order by t.transaction_date desc, t.id desc'
const joined = 'join (select id, name from categories where user_id = $1 offset 0) c on c.id = t.category_id'
const sumsUntilToday = (amount: string, day: string) => `
  coalesce(sum(${amount}) filter (where t.type = 'income' and ${day} <= $2), 0)::numeric(24, 2) as income,
  coalesce(sum(${amount}) filter (where t.type = 'expense' and ${day} <= $2), 0)::numeric(24, 2) as expense`
const isPlannedThisMonth = `t.transaction_date > $2 and t.transaction_date < date_trunc('month', $2::date + interval '1 month')`

/** The first page and one row more, the first row with how many there are and their sums. */
const pageWith = (totals: string, rows: string) => `
  select k.total, k.income, k.expense, k.income - k.expense as balance, t.*
  from (
    select ${columns}, row_number() over (${newest}) as place from (${rows} ${newest} limit 51) t ${joined}
  ) t full join (select 1::bigint as place, * from (${totals}) k) k using (place) order by place`

const listBy = (condition: string) =>
  pageWith(
    `select m.total, m.income - p.income as income, m.expense - p.expense as expense
     from (
       select coalesce(sum(t.count), 0)::bigint as total, ${sumsUntilToday('t.total', 't.month')}
       from monthly_totals t where ${condition}
     ) m cross join (
       select coalesce(sum(t.amount) filter (where t.type = 'income'), 0) as income,
         coalesce(sum(t.amount) filter (where t.type = 'expense'), 0) as expense
       from transactions t where ${condition} and ${isPlannedThisMonth}
     ) p`,
    `select t.* from transactions t where ${condition}`,
  )

export const list = { name: 'list', text: listBy('t.user_id = $1') }

export const listByType = { name: 'list by type', text: listBy('t.user_id = $1 and t.type = $3') }

export const search = {
  name: 'search',
  text: `
    with found as materialized (
      select t.* from transactions t where t.user_id = $1 and (
        position(lower($3) in lower(t.description)) > 0 or t.category_id = any(array(
          select id from categories where user_id = $1 and position(lower($3) in lower(name)) > 0
        ))
      )
    ) ${pageWith(
      `select count(*) as total, ${sumsUntilToday('t.amount', 't.transaction_date')} from found t`,
      'select t.* from found t',
    )}`,
}

/** Of everything, of each month, and of each category by its type. */
export const sum = {
  name: 'sum',
  text: `
    select to_char(s.month, 'YYYY-MM') as month, s.type, s.category_id, c.name, s.income, s.expense,
      s.income - s.expense as balance, s.income + s.expense as total, s.count
    from (
      select t.month, t.type, t.category_id, coalesce(sum(t.count), 0)::bigint as count,
        coalesce(sum(t.total) filter (where t.type = 'income'), 0)::numeric(24, 2) as income,
        coalesce(sum(t.total) filter (where t.type = 'expense'), 0)::numeric(24, 2) as expense
      from (
        select t.month, t.type, t.category_id, t.total, t.count from monthly_totals t
        where t.user_id = $1 and t.month <= $2
        union all
        select date_trunc('month', t.transaction_date::timestamp)::date, t.type, t.category_id, -t.amount, -1
        from transactions t where t.user_id = $1 and ${isPlannedThisMonth}
      ) t
      group by grouping sets ((), (t.month), (t.type, t.category_id))
      having sum(t.count) > 0 or grouping(t.month, t.type) = 3
    ) s left join (select id, name from categories where user_id = $1 offset 0) c on c.id = s.category_id
    order by s.month is not null, s.type is not null, s.month, total desc, s.type desc, s.category_id`,
}

/** The transaction, its entry in the log, its record in the audit and its month's total. */
export const add = {
  name: 'add',
  text: `
    with c as (
      select id, name, type from categories where user_id = $1 and id = $2 and type = $3 for key share
    ), t as (
      insert into transactions (user_id, amount, type, category_id, description, transaction_date)
      select $1, $4::numeric, c.type, c.id, $5::text, $6::date from c returning *
    ), logged as (
      insert into activities (user_id, type, amount, subject, record_id, after)
      select t.user_id, 'Add transaction', case t.type when 'income' then t.amount else -t.amount end, 'transaction',
        t.id, jsonb_build_object('id', t.id, 'amount', t.amount::text, 'type', t.type,
          'category_id', t.category_id, 'description', t.description, 'transaction_date', t.transaction_date,
          'created_at', to_char(t.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'name', c.name)
      from t, c
    ), audited as (
      insert into audit (user_id, action) select user_id, 'Add transaction' from t
    ), totalled as (
      insert into monthly_totals as m (user_id, month, type, category_id, total, count)
      select user_id, date_trunc('month', transaction_date), type, category_id, amount, 1 from t
      on conflict (user_id, month, type, category_id)
      do update set total = m.total + excluded.total, count = m.count + 1
    )
    select ${columns} from t, c`,
}
