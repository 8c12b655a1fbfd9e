import sql from 'sql-template-tag'
import { openTestDatabase } from '../../testing/test-database'
import { readConfiguration } from '../configuration'
import type { Database } from '../platform/database/database'
import { sampleCategories } from './sample-bills'
import { sampleYear } from './sample-year'
import { seed } from './seed'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())
beforeEach(() =>
  read(sql`truncate users, monthly_totals, wallet_totals, transfers, split_parts, paybacks cascade`),
)

const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://h/d',
  PUBLIC_URL: 'https://pundi.example',
  SMTP_URL: 'smtp://h',
  MAIL_FROM: 'pundi@pundi.example',
}
const named = { ADMIN_EMAIL: 'ratna@pundi.example', ADMIN_PASSWORD: 'kuda laut biru' }

test('the addresses of accounts that it makes are proven, and that of the administrator who is configured, also one who was there', async () => {
  const unproven = () => read(sql`select email from users where email_verified_at is null order by id`)
  await seed(database, readConfiguration({}))
  await seed(database, readConfiguration({ ...production, ...named, NODE_ENV: 'development' }))
  expect(await unproven()).toEqual([])
  await read(sql`update users set email_verified_at = null`)
  await read(sql`update users set email = 'Ratna@pundi.example' where email = 'admin@pundi.example'`)
  await seed(database, readConfiguration({ ...production, ...named, NODE_ENV: 'development' }))
  expect(await unproven()).toEqual([{ email: 'demo@pundi.example' }])
})

test('makes two demo accounts on an empty database, once, with sums and logs that agree', async () => {
  const accounts = await seed(database, readConfiguration({}))
  expect(accounts.map(({ email, role }) => [email, role])).toEqual([
    ['demo@pundi.example', 'user'],
    ['admin@pundi.example', 'admin'],
  ])
  expect(await seed(database, readConfiguration({}))).toEqual(accounts)
  const [counts] = await read(
    sql`select (select count(*) from users) as users, (select count(*) from transactions) as transactions,
          (select count(*) from activities where type = 'Add transaction') as activities,
          (select count(*) from audit join users on users.id = user_id where action = 'Add transaction') as audit,
          (select count(*) from transfers where fee_id is not null) as fees,
          (select sum(total) from monthly_totals) = (select sum(case when is_refund then -amount else amount end) from transactions) as agree,
          (select sum(count) from monthly_totals) = (select count(*) from transactions) as agree_in_number,
          (select max(transaction_date) = current_date from transactions) as up_to_today,
          (select max(date) <= now() from activities) as none_ahead`,
  )
  expect(counts).toMatchObject({
    users: 2,
    agree: true,
    agree_in_number: true,
    up_to_today: true,
    none_ahead: true,
  })
  expect(counts!.transactions).toBeGreaterThan(300)
  const booked = Number(counts!.transactions) - Number(counts!.fees)
  expect([counts!.activities, counts!.audit]).toEqual([booked, booked])
})

test('does not name a demo account whose password was changed', async () => {
  await seed(database, readConfiguration({}))
  await read(sql`update users set password_hash = null where email = 'admin@pundi.example'`)
  const accounts = await seed(database, readConfiguration({}))
  expect(accounts.map(({ email }) => email)).toEqual(['demo@pundi.example'])
})

test('makes the admin that the configuration names in place of the demo admin', async () => {
  await seed(database, readConfiguration(named))
  const admins = await read(sql`select email from users where role = 'admin'`)
  expect(admins).toEqual([{ email: 'ratna@pundi.example' }])
})

test('makes nothing but the named admin in production, and stops without one', async () => {
  await expect(seed(database, readConfiguration(production))).rejects.toThrow('ADMIN_EMAIL is missing')
  expect(await seed(database, readConfiguration({ ...production, ...named }))).toEqual([])
  expect(await read(sql`select email, role from users`)).toEqual([
    { email: 'ratna@pundi.example', role: 'admin' },
  ])
  expect(await seed(database, readConfiguration(production))).toEqual([])
})

test('keeps production off a database whose demo accounts everybody can enter', async () => {
  await seed(database, readConfiguration({}))
  await expect(seed(database, readConfiguration(production))).rejects.toThrow(
    'DATABASE_URL: this database has demo accounts (demo@pundi.example, admin@pundi.example)',
  )
})

test('never makes an admin of somebody’s account', async () => {
  await seed(database, readConfiguration({ ...production, ...named }))
  await read(sql`update users set role = 'user'`)
  await expect(seed(database, readConfiguration({ ...production, ...named }))).rejects.toThrow(
    'exists, but is not an administrator',
  )
})

test('the sample year is the same for the same day, plausible, and has salaries and meals', () => {
  const categories = [
    'Gaji',
    'Makanan',
    'Transportasi',
    'Hiburan',
    ...sampleCategories.map(({ name }) => name),
  ].map((name, index) => ({ id: index + 1, name, type: index ? ('expense' as const) : ('income' as const) }))
  const today = new Date('2026-11-20T09:00:00Z')
  const samples = sampleYear(categories, today)
  expect(sampleYear(categories, today)).toEqual(samples)
  expect(samples.filter(({ description }) => description === 'Gaji bulanan')).toHaveLength(12)
  expect(new Set(samples.map(({ category_id }) => category_id)).size).toBe(10)
  expect(samples.every(({ amount }) => Number(amount) >= 8000 && Number(amount) <= 9_000_000)).toBe(true)
  expect(
    samples
      .map(row => row.transaction_date)
      .sort()
      .at(-1),
  ).toBe('2026-11-20')
})

const read = async (statement: ReturnType<typeof sql>) =>
  (await database.query<Record<string, unknown>>(statement)).rows
