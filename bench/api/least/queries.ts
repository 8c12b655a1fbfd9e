/*
 * What the answers need of the database and no more: each a statement that a connection plans once. `$1` is the user,
 * in `findUser` the hash of the session's secret.
 */

export const findUser = {
  name: 'user',
  text: `select u.currency, u.language, u.month_start, u.theme, u.time_zone, u.id, u.name, u.email, u.phone, u.role,
      s.id as session_id
    from sessions s join users u on u.id = s.user_id
    where s.secret_hash = $1 and s.expires_at > now() and s.last_used_at > now() - interval '14 days'
      and u.status = 'active'`,
}

const version = `left(md5(concat_ws(' ', t.amount, t.category_id, t.transaction_date, t.description)), 16)`
const columns = `t.id, t.amount, t.type, t.category_id, c.name, t.description, t.transaction_date, t.created_at,
  ${version} as version`
const newest = 'order by t.transaction_date desc, t.id desc'
const joined = 'join categories c on c.user_id = t.user_id and c.id = t.category_id'

/** The first page and one row more, each row with how many there are. */
const listBy = (condition: string) => `
  select ${columns}, (select sum(t.count)::bigint from monthly_totals t where ${condition}) as total
  from (select * from transactions t where ${condition} ${newest} limit 51) t ${joined} ${newest}`

export const list = { name: 'list', text: listBy('t.user_id = $1') }

export const listByType = { name: 'list by type', text: listBy('t.user_id = $1 and t.type = $2') }

export const search = {
  name: 'search',
  text: `
    with found as materialized (
      select t.id, t.transaction_date from transactions t
      where t.user_id = $1 and position(lower($2) in lower(t.description)) > 0
    ), page as (select * from found t ${newest} limit 51)
    select ${columns}, (select count(*) from found) as total
    from page p join transactions t on t.user_id = $1 and t.id = p.id ${joined} ${newest}`,
}

export const sum = {
  name: 'sum',
  text: `select to_char(t.month, 'YYYY-MM') as month, t.type, t.category_id, c.name, t.total, t.count
    from monthly_totals t ${joined} where t.user_id = $1 and t.count > 0 order by t.month, t.type desc, c.id`,
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
