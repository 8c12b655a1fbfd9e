import sql from 'sql-template-tag'
import { closeServers, startServers } from '../../../testing/several-servers'
import { fakeClock, setNow } from '../../../testing/fake-clock'
import { wordsOf } from '../../../testing/letters'
import { type Reminded, remindedBy } from '../../../testing/reminder-queries'
import { newPlanner, type Planner } from '../../../testing/schedule-planner'
import { saveSettings } from '../../../testing/settings'
import type { Api } from '../../../testing/start-api'
import { mailReminders } from './mail-reminders'

/* Rent is due on the 20th; its reminder is sent on the 17th. */

let servers: Api[]
let people: Reminded
beforeAll(async () => {
  fakeClock()
  servers = await startServers(3)
  people = remindedBy(servers)
})
beforeEach(() => setNow('2026-04-15T05:00:00Z'))
afterAll(() => closeServers(servers))

test('three servers at once remind of a day once, in the language of who wants it, and of the next one again', async () => {
  const [owner, other] = [await wanting({ language: 'en' }), await wanting({ language: 'es' })]
  await owner.plan(rent)
  const wallet = { from_wallet_id: await other.wallet('Bank'), to_wallet_id: null }
  const template = { ...wallet, type: 'transfer', amount: '250000', description: '' }
  await other.plan({ ...rent, is_automatic: false, template })
  setNow('2026-04-16T05:00:00Z')
  await look()
  expect([await toldTo(owner), await toldTo(other)]).toEqual([[], []])
  setNow('2026-04-17T05:00:00Z')
  await look()
  await look()
  const [[first, ...more], [aviso, ...others]] = [await toldTo(owner), await toldTo(other)]
  expect([more, others]).toEqual([[], []])
  expect([first!.subject, aviso!.subject]).toEqual(['Due soon', 'Próximos vencimientos'])
  expect(first!.link).toMatch(/\/planned$/)
  expect(wordsOf(first!)).toContain('20/04/2026: Kos, Rp 1.500.000. Pundi will record this one.')
  expect(wordsOf(aviso!)).toContain('20/04/2026: Bank, Rp 250.000. Tendrás que registrarlo tú.')
  expect(wordsOf(first!)).not.toContain('250.000')
  setNow('2026-05-18T05:00:00Z')
  await look()
  const [next] = await toldTo(other)
  expect(wordsOf(next!)).toContain('20/05/2026')
  expect(wordsOf(next!)).not.toContain('20/04/2026')
})

test('what was said in one e-mail is not said again in the next', async () => {
  const owner = await wanting()
  await owner.plan(rent)
  setNow('2026-04-18T05:00:00Z')
  await look()
  expect(await toldTo(owner)).toHaveLength(1)
  await owner.plan(rent, { description: 'Listrik' })
  await look()
  const [second, ...more] = await toldTo(owner)
  expect(more).toEqual([])
  expect(wordsOf(second!)).toContain('Listrik')
  expect(wordsOf(second!)).not.toContain('Kos')
})

test.each([
  ['after downtime it is late', '2026-04-19T05:00:00Z', 1],
  ['on the day itself, where it still waits, it is not too late', '2026-04-20T05:00:00Z', 1],
  ['after its day it still waits, and is told of', '2026-04-21T05:00:00Z', 1],
])('%s', async (_name, moment, count) => {
  const owner = await wanting()
  await owner.plan({ ...rent, is_automatic: false, count: 1 })
  setNow(moment)
  await look()
  expect(await toldTo(owner)).toHaveLength(count)
  await look()
  expect(await toldTo(owner)).toEqual([])
})

test('nobody is reminded of what is skipped, booked, over or says no days, nor who does not want it', async () => {
  const [owner, quiet] = [await wanting(), await newPlanner(servers[0]!)]
  const skipped = await owner.plan(rent)
  await owner.skip(skipped.id, '2026-04-20')
  const booked = await owner.plan({ ...rent, is_automatic: false })
  await owner.bookDay(booked.id, '2026-04-20')
  await owner.plan({ ...rent, anchor_date: '2026-03-20', until: '2026-04-19' })
  await owner.plan({ ...rent, remind_days: null })
  await quiet.plan(rent)
  setNow('2026-04-18T05:00:00Z')
  await look()
  expect([await toldTo(owner), await toldTo(quiet)]).toEqual([[], []])
})

test('nobody is told that something is recorded by itself whose wallet is closed', async () => {
  const owner = await wanting()
  const wallet = await owner.wallet('GoPay')
  await owner.plan(rent, { wallet_id: wallet })
  const body = { name: 'GoPay', kind: 'cash', opening_balance: '0', opening_date: '2026-01-01' }
  await owner.call(`PUT /api/wallets/${wallet}`, { ...body, is_closed: true })
  setNow('2026-04-17T05:00:00Z')
  await look()
  const [letter] = await toldTo(owner)
  expect(wordsOf(letter!)).toContain('20/04/2026: Kos, Rp')
  expect(wordsOf(letter!)).not.toMatch(/Pundi mencatat/)
})

test('what waits since a month ago is told of once, after what is to come', async () => {
  const owner = await wanting({ language: 'en' })
  await owner.plan({ ...rent, is_automatic: false, anchor_date: '2026-03-20' })
  setNow('2026-04-17T05:00:00Z')
  await look()
  await look()
  const [letter, ...more] = await toldTo(owner)
  expect(more).toEqual([])
  expect(wordsOf(letter!)).toMatch(
    /20\/04\/2026: Kos, Rp 1\.500\.000\. You’ll need to record this one[^]*20\/03\/2026: Kos, Rp 1\.500\.000\. You still need to record or skip this one/,
  )
  setNow('2026-05-17T05:00:00Z')
  await look()
  const [next] = await toldTo(owner)
  expect(wordsOf(next!)).not.toMatch(/20\/0[34]\/2026/)
})

test('what moves off a weekend is reminded of before the day on which it is booked', async () => {
  const owner = await wanting()
  await owner.plan({ ...rent, anchor_date: '2026-04-25', weekend: 'before' })
  setNow('2026-04-20T05:00:00Z')
  await look()
  expect(await toldTo(owner)).toEqual([])
  setNow('2026-04-21T05:00:00Z')
  await look()
  const [letter] = await toldTo(owner)
  expect(wordsOf(letter!)).toContain('24/04/2026')
})

test.each([
  ['Pacific/Auckland', '2026-04-16T11:59:00Z', '2026-04-16T12:01:00Z'],
  ['America/Los_Angeles', '2026-04-17T06:59:00Z', '2026-04-17T07:01:00Z'],
])('in %s the day of the reminder begins when it does there', async (time_zone, before, after) => {
  const owner = await wanting({ time_zone })
  await owner.plan(rent)
  setNow(before)
  await look()
  expect(await toldTo(owner)).toEqual([])
  setNow(after)
  await look()
  expect(await toldTo(owner)).toHaveLength(1)
})

test('what is deleted or not wanted any more when the e-mail goes out is not said, and comes back without another', async () => {
  const [owner, other] = [await wanting(), await wanting()]
  const { id } = await owner.plan(rent)
  await other.plan(rent)
  setNow('2026-04-17T05:00:00Z')
  await lookAndWait()
  const { json } = await owner.call(`DELETE /api/schedules/${id}`)
  await saveSettings(servers[0]!, other, { mails_reminders: false })
  expect(await release()).toBe(2)
  expect([await toldTo(owner), await toldTo(other)]).toEqual([[], []])
  expect((await owner.undo(json.data.activity_ids[0]!)).status).toBe(200)
  await saveSettings(servers[0]!, other, { mails_reminders: true })
  await look()
  expect([await toldTo(owner), await toldTo(other)]).toEqual([[], []])
})

test('an e-mail that waits until the day is over says that the day still waits', async () => {
  const owner = await wanting({ language: 'en' })
  await owner.plan({ ...rent, is_automatic: false })
  setNow('2026-04-20T05:00:00Z')
  await lookAndWait()
  setNow('2026-04-21T05:00:00Z')
  expect(await release()).toBe(1)
  const [letter] = await toldTo(owner)
  expect(wordsOf(letter!)).toContain(
    '20/04/2026: Kos, Rp 1.500.000. You still need to record or skip this one.',
  )
})

test('an e-mail about what books by itself is not sent once its day is over', async () => {
  const owner = await wanting()
  await owner.plan(rent)
  setNow('2026-04-20T05:00:00Z')
  await lookAndWait()
  setNow('2026-04-21T05:00:00Z')
  expect(await release()).toBe(1)
  expect(await toldTo(owner)).toEqual([])
})

const rent = { anchor_date: '2026-04-20', remind_days: 3 }

const wanting = (changes?: object) => people.wanting(changes)
const toldTo = (owner: Planner) => people.toldTo(owner)

const look = () => Promise.all(servers.map(({ database }) => mailReminders(database)))

const lookAndWait = () =>
  servers[0]!.database.inTransaction(async client => {
    await mailReminders(client)
    await client.query(sql`update mails set next_attempt_at = now() + interval '1 hour'`)
  })
const release = async () =>
  (await servers[0]!.rows(sql`update mails set next_attempt_at = now() returning id`)).length
