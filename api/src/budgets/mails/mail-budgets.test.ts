import sql from 'sql-template-tag'
import { closeServers, startServers } from '../../../testing/several-servers'
import { newBudgeter } from '../../../testing/budgeter'
import { readLettersOf, wordsOf } from '../../../testing/letters'
import { saveSettings } from '../../../testing/settings'
import type { Api } from '../../../testing/start-api'
import { until } from '../../../testing/until'
import { dayIn } from '../../platform/time/wall-clock'
import { mailBudgets } from './mail-budgets'

let servers: Api[]
let api: Api
beforeAll(async () => {
  servers = await startServers(2)
  api = servers[0]!
})
afterAll(() => closeServers(servers))

test('who wants it is told once when 80 % of a budget are spent, and once more at 100 %, whatever servers look', async () => {
  const owner = await wanting({ language: 'en' })
  await owner.book({ amount: '79999.99', transaction_date: today() })
  await look()
  expect(await toldTo(owner)).toEqual([])
  await owner.book({ amount: '0.01', transaction_date: today() })
  await look()
  await look()
  const [near, ...more] = await toldTo(owner)
  expect([near!.subject, more]).toEqual(['You’ve spent most of a budget', []])
  expect(near!.link).toMatch(/\/budget$/)
  expect(wordsOf(near!)).toContain('Makanan: Rp 80.000 of Rp 100.000 spent, Rp 20.000 left.')
  await owner.book({ amount: '30000', transaction_date: today() })
  await look()
  await look()
  const [, over, ...others] = await toldTo(owner)
  expect(others).toEqual([])
  expect(wordsOf(over!)).toContain('Makanan: Rp 110.000 of Rp 100.000 spent, Rp 10.000 over budget.')
})

test('who passes both marks at once gets one e-mail, and who did not ask for it none', async () => {
  const [owner, quiet] = [await wanting({ language: 'es' }), await newBudgeter(api)]
  await quiet.set(quiet.makanan, { amount: '1' })
  for (const one of [owner, quiet]) await one.book({ amount: '500000', transaction_date: today() })
  await look()
  expect((await toldTo(owner)).map(({ subject }) => subject)).toEqual(['Un presupuesto está por agotarse'])
  expect(await toldTo(quiet)).toEqual([])
})

test('what is left is said after what is planned', async () => {
  const owner = await wanting({ language: 'en' })
  const schedule = {
    ...{ unit: 'day', every: 1, anchor_date: today(), count: 1, is_automatic: false },
    template: { type: 'expense', amount: '5000', category_id: owner.makanan, description: 'Kos' },
  }
  expect((await owner.call('POST /api/schedules', schedule)).status).toBe(201)
  await owner.book({ amount: '90000', transaction_date: today() })
  await look()
  const [near] = await toldTo(owner)
  expect(wordsOf(near!)).toContain(
    'Makanan: Rp 90.000 of Rp 100.000 spent, with Rp 5.000 left after Rp 5.000 in planned expenses.',
  )
})

test('what friends owe of what is spent is said beside it, as on the screen', async () => {
  const owner = await wanting({ language: 'en' })
  const shares = [{ name: 'Budi', amount: '20000' }]
  await owner.book({ amount: '90000', transaction_date: today(), shares })
  await look()
  const [told] = await toldTo(owner)
  expect(wordsOf(told!)).toContain(
    'Makanan: Rp 90.000 of Rp 100.000 spent, Rp 10.000 left. Friends owe you Rp 20.000 of this.',
  )
})

test('what is planned is not spent, and who turned it off meanwhile gets none', async () => {
  const [planner, owner] = [await wanting(), await wanting()]
  await planner.book({ amount: '500000', transaction_date: '2099-01-01' })
  await saveSettings(api, owner, { mails_budgets: false })
  await api.rows(
    sql`insert into mails (kind, email, language, user_id) values ('budget', ${owner.email}, 'id', ${owner.id})`,
  )
  await look()
  expect([await toldTo(planner), await toldTo(owner)]).toEqual([[], []])
})

async function wanting(changes: object = {}) {
  const owner = await newBudgeter(api)
  await owner.set(owner.makanan, { amount: '100000' })
  await saveSettings(api, owner, { mails_budgets: true, ...changes })
  return owner
}

const look = () => Promise.all([...servers, api].map(({ database }) => mailBudgets(database)))

async function toldTo({ email }: { email: string }) {
  await until(async () => (await api.rows(sql`select from mails where kind = 'budget'`)).length === 0)
  return readLettersOf(servers, email)
}

const today = () => dayIn('Asia/Jakarta')
