import sql from 'sql-template-tag'
import { readRows } from '../../../testing/queries'
import { openTestDatabase } from '../../../testing/test-database'
import { until } from '../../../testing/until'
import { addAccount } from '../../auth/queries'
import type { Statement } from '../database/database'
import { forgetNetworks, MOST_AT_ONCE, removeExpired, vacuumTables } from './queries'

test('removes what has ended or passed, and nothing else', async () => {
  const database = await openTestDatabase()
  const account = {
    name: 'A',
    email: 'a@pundi.example',
    phone: null,
    password_hash: 'x',
    role: 'user' as const,
  }
  const { id } = await addAccount(database, account)
  const session = (secret: string, used: string, end: string) =>
    database.query(
      sql`insert into sessions (user_id, secret_hash, last_used_at, expires_at)
          values (${id}, ${Buffer.from(secret)}, now() - ${used}::interval, now() + ${end}::interval)`,
    )
  await session('living', '13 days', '1 minute')
  await session('idle', '15 days', '1 day')
  await session('ended', '1 minute', '-1 minute')
  for (const [bucket, end] of [
    ['leaking', '1 minute'],
    ['empty', '-1 minute'],
  ])
    await database.query(sql`insert into attempts values (${Buffer.from(bucket!)}, now() + ${end}::interval)`)
  for (const [device, age] of [
    ['lately', '364 days'],
    ['long ago', '366 days'],
  ])
    await database.query(
      sql`insert into known_devices values (${id}, ${Buffer.from(device!)}, now() - ${age}::interval)`,
    )
  for (const [key, age] of [
    ['kept', '6 days'],
    ['old', '8 days'],
  ])
    await database.query(
      sql`insert into idempotency_keys values (${id}, ${key}, ${Buffer.from('h')}, '{}', now() - ${age}::interval)`,
    )
  for (const [secret, end] of [
    ['open', '1 minute'],
    ['over', '-1 minute'],
  ])
    await database.query(
      sql`insert into sign_in_flows
          values (${Buffer.from(secret!)}, 's', 'n', 'v', now() + ${end}::interval)`,
    )
  await database.query(
    sql`insert into password_resets values (${id}, ${Buffer.from('over')}, now() - interval '1 minute')`,
  )
  await database.query(
    sql`insert into email_changes values (${id}, 'b@pundi.example', null, now() - interval '1 minute')`,
  )
  await removeExpired(database)
  const left = await readRows(
    database,
    sql`select (select array_agg(convert_from(secret_hash, 'UTF8')) from sessions) as sessions,
          (select array_agg(convert_from(bucket, 'UTF8')) from attempts) as attempts,
          (select array_agg(convert_from(secret_hash, 'UTF8')) from known_devices) as devices, (select array_agg(key) from idempotency_keys) as keys,
          (select array_agg(convert_from(secret_hash, 'UTF8')) from sign_in_flows) as flows,
          (select count(*) from password_resets) as resets, (select count(*) from email_changes) as moving`,
  )
  await database.close()
  expect(left).toEqual([
    {
      sessions: ['living'],
      attempts: ['leaking'],
      devices: ['lately'],
      keys: ['kept'],
      flows: ['open'],
      resets: 0,
      moving: 0,
    },
  ])
})

test('goes through much in small steps, and ends between them where the server stops', async () => {
  const database = await openTestDatabase()
  const many = 2 * MOST_AT_ONCE + 10
  const add = async () => {
    await database.query(sql`insert into attempts select n::text::bytea, now() - interval '1 minute'
                             from generate_series(1, ${many}::int) n on conflict do nothing`)
    await database.query(sql`insert into audit (user_id, action, timestamp, network)
                             select 1, 'Sign in', now() - interval '91 days', '203.0.113.7' from generate_series(1, ${many}::int)`)
  }
  await add()
  const changed: number[] = []
  const counting = {
    ...database,
    query: async <Row extends object>(statement: Statement) => {
      const before = await countLeft()
      const answer = await database.query<Row>(statement)
      const after = await countLeft()
      changed.push(before - after)
      return answer
    },
  }
  const countLeft = async () => {
    const [row] = await readRows(
      database,
      sql`select (select count(*) from attempts) + (select count(*) from audit where network is not null) as count`,
    )
    return Number(row!.count)
  }
  await removeExpired(counting)
  await forgetNetworks(counting)
  const left = await countLeft()
  expect(Math.max(...changed)).toBe(MOST_AT_ONCE)
  expect(left).toBe(0)
  await add()
  let steps = 0
  const stopsSoon = () => (steps += 1) > 1
  await removeExpired(database, stopsSoon)
  expect(await readRows(database, sql`select count(*)::int as left from attempts`)).toEqual([
    { left: many - MOST_AT_ONCE },
  ])
  await database.close()
})

test('tidies the tables that have changed much, so that the planner knows how large they are', async () => {
  const database = await openTestDatabase()
  await database.query(sql`insert into attempts select n::text::bytea, now() from generate_series(1, 2000) n`)
  await until(async () => (await vacuumTables(database)).includes('attempts'))
  const known = await readRows(
    database,
    sql`select reltuples::int as size from pg_class where oid = 'attempts'::regclass`,
  )
  const again = await vacuumTables(database)
  await database.close()
  expect(known).toEqual([{ size: 2000 }])
  expect(again).not.toContain('attempts')
})
