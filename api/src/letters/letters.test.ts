import sql from 'sql-template-tag'
import { closeServers, startServers } from '../../testing/several-servers'
import { readLetters, readLettersOf, wordsOf } from '../../testing/letters'
import { newGoalKeeper } from '../../testing/goal-keeper'
import { saveSettings } from '../../testing/settings'
import type { Api } from '../../testing/start-api'
import { until } from '../../testing/until'
import { dayIn } from '../platform/time/wall-clock'
import { findLetter } from './find-letter'
import { mailLetters } from './mails/mail-letters'

let servers: Api[]
let api: Api
beforeAll(async () => {
  servers = await startServers(2)
  api = servers[0]!
})
afterAll(() => closeServers(servers))

test('is about the last period that is over, as the user’s months begin, and about no other day', async () => {
  const keeper = await newGoalKeeper(api)
  const spend = (amount: string, transaction_date: string) => keeper.book({ amount, transaction_date })
  for (const month of ['2025-10', '2025-11', '2025-12']) await spend('30000', `${month}-26`)
  await spend('999', '2026-01-24')
  for (const day of ['2026-01-25', '2026-02-01', '2026-02-01', '2026-02-24']) await spend('20000', day)
  await keeper.earn({ amount: '100000', transaction_date: '2026-02-24' })
  await spend('999', '2026-02-25')
  await keeper.move(await keeper.goal(), '5000', '2026-02-10')
  await keeper.move(await keeper.goal(), '700', '2026-02-25')
  const letter = await findLetter(api.database, { id: keeper.id, today: '2026-02-27', month_start: 25 })
  expect(letter).toEqual({
    period: { from: '2026-01-25', to: '2026-02-24' },
    sentences: [
      { kind: 'kept', income: '100000.00', expense: '80000.00', kept: '20000.00' },
      {
        ...{ kind: 'grew', category_id: keeper.makanan, name: 'Makanan' },
        ...{ amount: '80000.00', average: '30333.00' },
      },
      { kind: 'aside', amount: '5000.00' },
    ],
  })
})

test('says what friends owe of the expenses that it names, until it comes back', async () => {
  const keeper = await wanting({ language: 'en' })
  const shares = [{ name: 'Budi', amount: '20000' }]
  await keeper.book({ amount: '50000', transaction_date: lastMonth(), shares })
  await keeper.book({ amount: '50000', transaction_date: dayIn('Asia/Jakarta'), shares })
  const read = async () => (await keeper.call('GET /api/letters/latest')).json.data
  expect(await read()).toMatchObject({
    sentences: [
      { kind: 'kept', expense: '175000.00', owed: '20000.00' },
      { kind: 'largest', name: 'Makanan', amount: '175000.00', owed: '20000.00' },
      { kind: 'calm' },
    ],
  })
  await mailLetters(api.database, { now: firstOfMonth() })
  await until(async () => (await waiting()) === 0)
  const words = wordsOf(readLettersOf(servers, keeper.email)[0]!)
  expect(words).toContain('You spent Rp 175.000, of which friends owe you Rp 20.000.')
  expect(words).toContain('100% of all expenses. Friends owe you Rp 20.000 of this.')
  const settlement = { name: 'Budi', amount: '40000', transaction_date: dayIn('Asia/Jakarta') }
  expect((await keeper.call('POST /api/shares/settlement', settlement)).status).toBe(201)
  expect(JSON.stringify(await read())).not.toContain('owed')
})

test('is null for who has no bookings, and nobody reads another one’s', async () => {
  const [keeper, stranger] = [await newGoalKeeper(api), await newGoalKeeper(api)]
  for (let count = 0; count < 5; count += 1) await keeper.book({ transaction_date: lastMonth() })
  const [own, theirs] = [
    await keeper.call('GET /api/letters/latest'),
    await stranger.call('GET /api/letters/latest'),
  ]
  expect((own.json.data as unknown as { sentences: object[] }).sentences).toHaveLength(3)
  expect([theirs.status, theirs.json.data]).toEqual([200, null])
})

test('is mailed once to who wants it, whatever servers look for it at once, in their language and currency', async () => {
  const keeper = await wanting({ language: 'es', currency: 'EUR' })
  const quiet = await newGoalKeeper(api)
  for (let count = 0; count < 5; count += 1) await quiet.book({ transaction_date: lastMonth() })
  await Promise.all([...servers, ...servers].map(one => mailLetters(one.database, { now: firstOfMonth() })))
  const { email } = keeper
  await until(async () => (await waiting()) === 0)
  const [letter, ...more] = readLettersOf(servers, email)
  expect(more).toEqual([])
  expect(letter!.subject).toBe('Resumen de tu mes')
  const words = wordsOf(letter!)
  expect(words).toContain('y gastaste')
  expect(words).toContain('125,000.00')
  await mailLetters(api.database, { now: firstOfMonth() })
  expect(await waiting()).toBe(0)
  expect(readLetters(api, quiet.email)).toEqual([])
})

test('is not mailed later than the first days of the period after it', async () => {
  const keeper = await wanting()
  await mailLetters(api.database, { now: new Date(firstOfMonth().valueOf() + 8 * 86_400_000) })
  expect(await api.rows(sql`select from letters where user_id = ${keeper.id}`)).toEqual([])
})

test('is not sent where it was turned off meanwhile, nor where there is nothing to say', async () => {
  const [keeper, silent] = [await wanting(), await newGoalKeeper(api)]
  await saveSettings(api, silent, { mails_letter: true })
  await saveSettings(api, keeper, { mails_letter: false })
  await api.rows(
    sql`insert into mails (kind, email, language, user_id) values ('letter', ${keeper.email}, 'id', ${keeper.id})`,
  )
  await mailLetters(api.database, { now: firstOfMonth() })
  await until(async () => (await waiting()) === 0)
  expect([readLetters(api, keeper.email), readLetters(api, silent.email)]).toEqual([[], []])
})

async function wanting(changes: object = {}) {
  const keeper = await newGoalKeeper(api)
  for (let count = 0; count < 5; count += 1) await keeper.book({ transaction_date: lastMonth() })
  await saveSettings(api, keeper, { mails_letter: true, ...changes })
  return keeper
}

const waiting = async () => (await api.rows(sql`select from mails where kind = 'letter'`)).length

const firstOfMonth = () => new Date(`${dayIn('Asia/Jakarta').slice(0, 7)}-01T05:00:00Z`)

const lastMonth = () => new Date(firstOfMonth().valueOf() - 86_400_000).toISOString().slice(0, 10)
