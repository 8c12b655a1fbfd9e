import type { Period, Statement } from '@pundi/contract'
import sql, { type Sql } from 'sql-template-tag'
import { oneOf, type Queryable } from '../platform/database/database'
import { AGAINST, balanceParts, edgesOf, monthsOf, type Placed, placesOf, walletParts } from './sum-queries'
import { daysBefore, listSteps, unitOfPoints, unitOfSteps } from './list-steps'

/**
 * `range` and `against` (the range to compare) end today at the latest. A range in the future is
 * null.
 */
export interface AskedStatement {
  owner: number
  today: string
  range: Period | null
  against: Period | null | undefined
  monthStart: number
}

type Row = {
  totals: Statement['totals']
  against: Statement['against']
  steps: ({ place: number } & Statement['totals'])[]
  categories: Statement['categories']
  wallets: Statement['wallets']
  tags: Statement['tags']
  has_wallets: boolean
  before: string
  points: { place: number; balance: string }[] | null
}

/** One statement sums both ranges, so that all figures come from one snapshot. */
export async function findStatement(db: Queryable, asked: AskedStatement): Promise<Statement> {
  const { owner, today, range, against, monthStart } = asked
  const isCompared = against !== undefined
  const unit = range ? unitOfSteps(range) : 'week'
  const pointUnit = range ? unitOfPoints(range) : 'day'
  const steps = range ? listSteps(range, unit, monthStart) : []
  const points = range ? listSteps(range, pointUnit, monthStart) : []
  const { rows } = await db.query<Row>(
    sql`with ranges as (select * from ${edgesOf(rangesOf(range, against))}),
        ${bookedParts(owner, placesOf(steps, against ? [against] : []))}, ${walletParts(owner)}, ${tagParts(owner)},
        ${balanceParts(owner, daysBefore(range?.from ?? today), points)}
        select (${totalsOf(sql`place >= 0`)}) as totals,
          case when ${isCompared} then (${totalsOf(sql`place < 0`)}) end as against,
          (select coalesce(jsonb_agg(to_jsonb(s)), '[]') from (
            select place, ${sumsOf(sql`true`)} from booked where place >= 0 group by place) s) as steps,
          (select coalesce(jsonb_agg(c.value order by c.total desc, c.type desc, c.category_id), '[]')
            from (${categories(owner, isCompared)}) c) as categories,
          (${wallets(isCompared)}) as wallets,
          (${tags(isCompared)}) as tags,
          (select coalesce(since <= ${range?.to ?? today}::date, false) from kept_in) as has_wallets,
          (select balance::text from balances where place < 0) as before,
          (select jsonb_agg(jsonb_build_object('place', place, 'balance', balance::text) order by place)
            from balances where place >= 0) as points`,
  )
  const found = oneOf(rows)
  const sums = new Map(found.steps.map(({ place, ...step }) => [place, step]))
  return {
    ...{ totals: found.totals, against: found.against },
    steps: { unit, data: steps.map((days, place) => ({ ...days, ...(sums.get(place) ?? nothing) })) },
    ...{ categories: found.categories, wallets: found.wallets, tags: found.tags },
    balance: {
      of: found.has_wallets ? 'wallets' : 'bookings',
      unit: pointUnit,
      before: found.before,
      data: points.map(({ to }, place) => ({ date: to, balance: found.points?.[place]?.balance ?? '0.00' })),
    },
  }
}

const nothing: Statement['totals'] = { income: '0.00', expense: '0.00', net: '0.00', count: 0 }

/**
 * Sums each step; the compared range counts as one more step. A lateral join reads each step's rows
 * of `lines` separately, because a plain join would read the whole view.
 */
const bookedParts = (owner: number, places: Placed[]) => sql`
  booked as (
    select s.place, t.type, t.category_id, sum(t.total) as total, sum(t.count) as count
    from ${monthsOf(places)}
      join monthly_totals t on t.user_id = ${owner} and t.month between s.first and s.last
    group by 1, 2, 3
    union all
    select s.place, t.type, t.category_id, t.total, t.count
    from ${edgesOf(places)} cross join lateral (
      select t.type, t.category_id, sum(t.total) as total, sum(t.count) as count from lines t
      where t.user_id = ${owner} and t.transaction_date between s.first and s.last group by 1, 2) t
  )`

/** `months` is null, because the monthly totals have neither wallets nor tags. */
const rangesOf = (range: Period | null, against: Period | null | undefined): Placed[] => [
  ...(range ? [{ place: 0, months: null, edges: [range] }] : []),
  ...(against ? [{ place: AGAINST, months: null, edges: [against] }] : []),
]

const sumsOf = (where: Sql) => sql`
  coalesce(sum(total) filter (where ${where} and type = 'income'), 0)::numeric(24, 2)::text as income,
  coalesce(sum(total) filter (where ${where} and type = 'expense'), 0)::numeric(24, 2)::text as expense,
  coalesce(sum(case type when 'income' then total else -total end) filter (where ${where}), 0)::numeric(24, 2)::text as net,
  coalesce(sum(count) filter (where ${where}), 0)::bigint as count`

const totalsOf = (where: Sql) => sql`select to_jsonb(s) from (select ${sumsOf(where)} from booked) s`

const categories = (owner: number, isCompared: boolean) => sql`
  select s.type, s.category_id, s.total, jsonb_build_object(
      'category_id', s.category_id, 'name', c.name, 'type', s.type, 'total', s.total::text, 'count', s.count,
      'against', case when ${isCompared} then
        jsonb_build_object('total', s.other::text, 'count', s.other_count) end) as value
  from (
    select type, category_id,
      coalesce(sum(total) filter (where place >= 0), 0)::numeric(24, 2) as total,
      coalesce(sum(count) filter (where place >= 0), 0)::bigint as count,
      coalesce(sum(total) filter (where place < 0), 0)::numeric(24, 2) as other,
      coalesce(sum(count) filter (where place < 0), 0)::bigint as other_count
    from booked where category_id <> 0 group by 1, 2 having sum(count) > 0
  ) s join categories c on c.user_id = ${owner} and c.id = s.category_id`

/** A transaction counts once for each of its tags. Each tag is shown in its latest spelling. */
const tagParts = (owner: number) => sql`
  tagged as (
    select s.place, lower(tag) as key, t.type, case when t.is_refund then -t.amount else t.amount end as total,
      1 as count, tag, t.transaction_date as day, t.id
    from ranges s
      join transactions t on t.user_id = ${owner} and t.tags is not null
        and t.transaction_date between s.first and s.last
      cross join unnest(t.tags) tag
  ), by_tag as (
    select key, (array_agg(tag order by day desc, id desc))[1] as tag, count(*) filter (where place >= 0) as used,
      count(*) as ever
    from tagged group by key order by 3 desc, 4 desc, key limit 200
  )`

const tags = (isCompared: boolean) => sql`
  select coalesce(jsonb_agg(to_jsonb(s) || jsonb_build_object('tag', b.tag, 'against', o.value)
    order by b.used desc, b.ever desc, b.key), '[]')
  from by_tag b
    cross join lateral (select ${sumsOf(sql`place >= 0`)} from tagged t where t.key = b.key) s
    left join lateral (select to_jsonb(a) as value from (
      select ${sumsOf(sql`place < 0`)} from tagged t where t.key = b.key) a) o on ${isCompared}`

const wallets = (isCompared: boolean) => sql`
  select coalesce(jsonb_agg(jsonb_build_object('wallet_id', nullif(n.id, 0), 'name', n.name) || n.value
      || jsonb_build_object('against', case when ${isCompared} then o.value end)
    order by n.id = 0, n.is_closed, n.id), '[]')
  from wallet_sums n left join wallet_sums o on o.id = n.id and o.place < 0
  where n.place = 0 and (n.count > 0 or o.count > 0)`
