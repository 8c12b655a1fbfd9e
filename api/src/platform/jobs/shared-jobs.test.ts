import sql from 'sql-template-tag'
import { fakeClock, setNow } from '../../../testing/fake-clock'
import { newPlanner } from '../../../testing/schedule-planner'
import { closeServers, startServers } from '../../../testing/several-servers'
import type { Api } from '../../../testing/start-api'
import { trace } from '../../../testing/traced-queries'
import { mailBudgets } from '../../budgets/mails/mail-budgets'
import type { Database } from '../database/database'
import { mailLetters } from '../../letters/mails/mail-letters'
import { bookEverybody } from '../../schedules/days/book-everybody'
import { mailReminders } from '../../schedules/mails/mail-reminders'

let servers: Api[]
let api: Api
beforeAll(async () => {
  fakeClock()
  servers = await startServers(2)
  api = servers[0]!
})
beforeEach(() => setNow('2026-04-15T05:00:00Z'))
afterAll(() => closeServers(servers))

const jobs: Record<string, (database: Database) => Promise<unknown>> = {
  book: database => bookEverybody(database, fail),
  letters: database => mailLetters(database),
  budgets: database => mailBudgets(database),
  reminders: database => mailReminders(database),
}

test('of three thousand users who have nothing due none costs a statement', async () => {
  setNow('2026-04-03T05:00:00Z')
  await addSleepers(3000)
  const counts: Record<string, number> = {}
  for (const [name, job] of Object.entries(jobs)) {
    const traced = trace(api.database)
    await job(traced.database)
    counts[name] = traced.asked.length
  }
  expect(counts).toEqual({ book: 1, letters: 2, budgets: 2, reminders: 2 })
}, 30_000)

test('two servers share what is to be booked: each user has their turn once', async () => {
  const planners = []
  for (let count = 0; count < 5; count += 1) planners.push(await newPlanner(api))
  for (const planner of planners) await planner.plan({ unit: 'day', anchor_date: '2026-04-16' })
  setNow('2026-04-16T05:00:00Z')
  const traced = servers.map(({ database }) => trace(database))
  await Promise.all(traced.map(({ database }) => bookEverybody(database, fail)))
  const turns = traced.flatMap(({ asked }) => asked.filter(({ text }) => text.startsWith(beginsTurn)))
  expect(turns).toHaveLength(planners.length)
  for (const planner of planners) expect(await planner.booked()).toHaveLength(1)
  expect(await api.rows(sql`select from job_claims`)).toEqual([])
})

const beginsTurn = 'insert into schedule_days'

test('who is claimed by another server is left to it until the claim ends', async () => {
  const planner = await newPlanner(api)
  await planner.plan({ unit: 'day', anchor_date: '2026-04-16' })
  setNow('2026-04-16T05:00:00Z')
  await api.rows(sql`insert into job_claims values (${planner.id}, 'book', now() + interval '1 minute')`)
  expect(await bookEverybody(api.database, fail)).toBe(0)
  await api.rows(sql`update job_claims set claimed_until = now() - interval '1 second'`)
  expect(await bookEverybody(api.database, fail)).toBe(1)
})

test('what only waits for a press gives nobody a turn', async () => {
  const planner = await newPlanner(api)
  const body = { name: 'GoPay', kind: 'cash', opening_balance: '0', opening_date: '2026-01-01' }
  const wallet = await planner.wallet('GoPay')
  await planner.plan({ unit: 'month', anchor_date: '2026-04-16' }, { wallet_id: wallet })
  await planner.call(`PUT /api/wallets/${wallet}`, { ...body, is_closed: true })
  setNow('2026-04-16T05:00:00Z')
  await bookEverybody(api.database, fail)
  const traced = trace(api.database)
  await bookEverybody(traced.database, fail)
  expect(traced.asked.length).toBe(2)
})

async function addSleepers(count: number) {
  await api.rows(
    sql`with sleepers as (
          insert into users (name, email, email_verified_at, mails_budgets, mails_letter, mails_reminders)
          select 'Sari', gen_random_uuid() || '@pundi.example', now(), true, true, true from generate_series(1, ${count}::int)
          returning id
        ), written as (insert into letters (user_id, period) select id, '2026-03-01' from sleepers
        ), looked_at as (insert into budget_looks select id, '2026-04-03', 0 from sleepers
        ), named as (
          insert into categories (user_id, name, type) select id, 'Makanan', 'expense' from sleepers returning *
        ), budgeted as (
          insert into budgets (user_id, category_id, from_period, is_once, amount, carry)
          select user_id, id, '2026-01-01', false, 5, 'none' from named
        )
        insert into schedules (user_id, template, unit, every, anchor_date, weekend, is_automatic, remind_days,
          open_from, next_n, next_due, next_on)
        select user_id, jsonb_build_object('type', 'expense', 'amount', 5, 'category_id', id, 'description', 'Kos'),
          'month', 1, '2026-05-01', 'keep', true, 3, '2026-05-01', 0, '2026-05-01', '2026-05-01'
        from named`,
  )
}

function fail(error: unknown): never {
  throw error
}
