import { setTimeout as nextTurn } from 'node:timers/promises'
import sql from 'sql-template-tag'
import { type Budgeter, newBudgeter } from '../../../testing/budgeter'
import { fakeClock, setNow } from '../../../testing/fake-clock'
import { holdStatements } from '../../../testing/held-queries'
import { readLettersOf } from '../../../testing/letters'
import { saveSettings } from '../../../testing/settings'
import { closeServers, startServers } from '../../../testing/several-servers'
import type { Api } from '../../../testing/start-api'
import { type Asked, intercept, trace } from '../../../testing/traced-queries'
import { until } from '../../../testing/until'
import { mailBudgets } from './mail-budgets'

let servers: Api[]
let api: Api
beforeAll(async () => {
  fakeClock()
  servers = await startServers(2)
  api = servers[0]!
})
beforeEach(() => setNow('2026-04-15T05:00:00Z'))
afterAll(() => closeServers(servers))

test('budgets are looked at again once something is done, or a day comes for which something is booked', async () => {
  const owner = await wanting()
  expect(await countLooks(owner)).toBe(1)
  expect(await countLooks(owner)).toBe(0)
  await owner.book({ amount: '1', transaction_date: '2026-04-17' })
  expect(await countLooks(owner)).toBe(1)
  setNow('2026-04-16T05:00:00Z')
  expect(await countLooks(owner)).toBe(0)
  setNow('2026-04-17T05:00:00Z')
  expect(await countLooks(owner)).toBe(1)
  expect(await countLooks(owner)).toBe(0)
})

test('what was done in the last minutes is looked at once more: something older may still be on its way', async () => {
  const owner = await wanting()
  await mailBudgets(api.database)
  const traced = trace(api.database)
  await mailBudgets(traced.database)
  expect(looksAt(traced.asked, owner)).toBe(1)
})

test('a server that dies after it has claimed somebody loses no notice', async () => {
  const owner = await spending()
  let isGone = false
  const dying = intercept(api.database, ({ text }) => {
    isGone ||= text.includes(looks)
    if (isGone && text !== 'rollback') throw new Error('The server is gone')
  })
  await expect(mailBudgets(dying)).rejects.toThrow('The server is gone')
  await mailBudgets(api.database)
  expect(await toldTo(owner)).toBe(0)
  await api.rows(sql`update job_claims set claimed_until = now() - interval '1 second'`)
  await Promise.all(servers.map(({ database }) => mailBudgets(database)))
  expect(await toldTo(owner)).toBe(1)
})

test('what fails for one user is reported, and the others of the page are told', async () => {
  const [first, second] = [await spending(), await spending()]
  const refusing = intercept(api.database, ({ text, values }) => {
    if (text.includes(looks) && values?.includes(first.id)) throw new Error('No budgets today')
  })
  const reported: number[] = []
  await mailBudgets(refusing, { report: (_error, userId) => reported.push(userId) })
  expect(reported).toEqual([first.id])
  expect([await toldTo(first), await toldTo(second)]).toEqual([0, 1])
  await mailBudgets(api.database)
  expect(await toldTo(first)).toBe(1)
})

const looks = 'as rules'
const marks = 'with known as'

test.each([looks, marks, 'insert into budget_looks', 'delete from job_claims'])(
  'an account that is deleted while its round waits before “%s” is no failure',
  async text => {
    const owner = await spending()
    const held = holdStatements(api.database, text)
    const round = mailBudgets(held.database, { report: fail })
    await until(async () => held.asked() > 0)
    const body = { confirmation: owner.email, current_password: owner.password }
    const deleted = owner.call('DELETE /api/account', body)
    await Promise.race([deleted, ...([looks, marks].includes(text) ? [nextTurn(500)] : [])])
    held.release()
    expect((await deleted).status).toBe(200)
    await round
    const left = await api.rows(
      sql`select from budget_looks where user_id = ${owner.id}
          union all select from job_claims where user_id = ${owner.id}`,
    )
    expect(left).toEqual([])
  },
)

test('a server that is stopped ends its round after the user it is at, and leaves the others to the next one', async () => {
  const owners = [await spending(), await spending()]
  const traced = trace(api.database)
  let isStopped = false
  const stopping = intercept(traced.database, ({ text }) => {
    isStopped ||= text.includes(looks)
  })
  await mailBudgets(stopping, { isStopped: () => isStopped })
  expect(traced.asked.filter(({ text }) => text.includes(looks))).toHaveLength(1)
  await mailBudgets(api.database)
  for (const owner of owners) expect(await toldTo(owner)).toBe(1)
})

async function wanting(): Promise<Budgeter> {
  await api.rows(sql`update users set mails_budgets = false`)
  const owner = await newBudgeter(api)
  await owner.set(owner.makanan, { amount: '100000' })
  await saveSettings(api, owner, { mails_budgets: true })
  return owner
}

async function spending(): Promise<Budgeter> {
  const others = await api.rows(sql`select id from users where mails_budgets`)
  const owner = await wanting()
  await owner.book({ amount: '90000', transaction_date: '2026-04-15' })
  const ids = others.map(({ id }) => id)
  await api.rows(sql`update users set mails_budgets = true where id = any(${ids}::bigint[])`)
  return owner
}

async function countLooks(owner: Budgeter) {
  const traced = trace(api.database)
  await mailBudgets(traced.database)
  await api.rows(sql`update budget_looks set audit_id = (select max(id) from audit)`)
  return looksAt(traced.asked, owner)
}

const looksAt = (asked: Asked[], { id }: { id: number }) =>
  asked.filter(({ text, values }) => text.includes(looks) && values?.includes(id)).length

async function toldTo({ email }: { email: string }) {
  await until(async () => (await api.rows(sql`select from mails where kind = 'budget'`)).length === 0)
  return readLettersOf(servers, email).length
}

function fail(error: unknown): never {
  throw error
}
