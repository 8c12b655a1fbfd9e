import { accountExport } from '@pundi/contract'
import sql from 'sql-template-tag'
import { makeLinkToken } from '../../platform/caller/token'
import { addTransaction, newSaver } from '../../../testing/savers'
import { saveSettings } from '../../../testing/settings'
import { type Api, startApi } from '../../../testing/start-api'
import { newRichSaver } from '../../../testing/trace-queries'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

test('is a file of everything that is kept, as the contract says it', async () => {
  const person = await newRichSaver(api)
  const moved = { category_id: person.makanan, amount: '0.05', type: 'expense', description: 'Kopi "susu"\n' }
  const added = await addTransaction(api, person.token, moved)
  await api.call(`PUT /api/transactions/${added.json.data.id}`, {
    token: person.token,
    body: { ...moved, amount: '999999999999.99', transaction_date: '2026-02-28' },
  })
  const { json } = await api.call('GET /api/categories', { token: person.token })
  const ids = json.data.map(({ id }) => id).reverse()
  await api.call('PUT /api/categories/order', { token: person.token, body: { ids } })
  await saveSettings(api, person, {
    ...{ email: 'moving-1@pundi.example', current_password: person.password },
    ...{ currency: 'USD', language: 'es' },
  })
  const { status, headers, text, file } = await download(person.token)
  expect(status).toBe(200)
  expect(headers.get('content-type')).toBe('application/json; charset=utf-8')
  expect(headers.get('content-disposition')).toBe(fileOf('Asia/Jakarta'))
  expect(headers.get('cache-control')).toBe('no-store')
  expect(file).toEqual(JSON.parse(text))
  const { account, settings, waiting, transactions, activities } = file
  expect(account).toMatchObject({ id: person.id, email: person.email, has_password: true, role: 'user' })
  expect(settings).toEqual({
    ...{ firstName: person.name, lastName: '' },
    ...{ currency: 'USD', language: 'es', theme: 'system' },
    ...{ month_start: 1, time_zone: 'Asia/Jakarta' },
    ...{ mails_budgets: false, mails_letter: false, mails_reminders: false },
  })
  expect(waiting.email_change?.email).toBe('moving-1@pundi.example')
  expect(waiting.password_reset).not.toBeNull()
  expect(waiting.mails.length).toBeGreaterThan(0)
  expect(file.sessions).toHaveLength(1)
  expect(file.known_devices).toEqual([{ seen_at: expect.any(String) }])
  expect(file.identities).toMatchObject([{ issuer: 'https://x' }])
  expect(file.categories.map(({ name }) => name)).toEqual(expect.arrayContaining(['Gaji', 'Celengan-1']))
  const amounts = ['2.00', '3.00', '4.00', '6.00', '7.00', '7651432.10', '999999999999.99']
  expect(transactions.map(({ amount }) => amount).sort()).toEqual(amounts)
  expect([file.schedules, file.schedule_days]).toMatchObject([[{ count: 1 }], [{ state: 'booked' }]])
  expect(file.reminders).toMatchObject([{ schedule_id: file.schedules[0]!.id, due_on: '2026-02-01' }])
  expect(file.paybacks).toMatchObject([{ name: expect.stringMatching(/^Teman-/) }])
  expect(activities.at(-1)).toMatchObject({ type: 'Export data', status: 'Sukses' })
  expect(activities.find(({ type }) => type === 'Change transaction')).toMatchObject({
    before: { amount: '0.05', description: 'Kopi "susu"' },
    after: { amount: '999999999999.99' },
  })
  const { subject, order } = activities.find(({ type }) => type === 'Sort categories')!
  expect([subject, order?.before.map(({ id }) => id)]).toEqual([null, ids.toReversed()])
})

test('is named after the day where the reader is; a zone that there is not is refused', async () => {
  const { token } = await api.signUp()
  for (const zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
    const { headers } = await api.call(`GET /api/account/export?time_zone=${zone}`, { token })
    expect(headers.get('content-disposition')).toBe(fileOf(zone))
  }
  for (const zone of ['Mars', '%22%0d%0aX-Evil:1', '../../etc/passwd']) {
    const { status, json, headers } = await api.call(`GET /api/account/export?time_zone=${zone}`, { token })
    expect([status, Object.keys(json.errors)]).toEqual([422, ['time_zone']])
    expect(headers.get('content-disposition')).toBeNull()
  }
})

test('has no secret in it: no hash, no token, nothing that stands for one', async () => {
  const person = await newRichSaver(api)
  const rows = await api.rows(
    sql`select password_hash as secret from users where id = ${person.id}
        union all select encode(secret_hash, 'hex') from sessions where user_id = ${person.id}
        union all select encode(secret_hash, 'hex') from password_resets where user_id = ${person.id}
        union all select encode(secret_hash, 'hex') from known_devices where user_id = ${person.id}`,
  )
  const { text } = await download(person.token)
  for (const secret of [...rows.map(row => String(row.secret)), person.token, person.password])
    expect(text).not.toContain(secret)
  expect(text).not.toMatch(/argon2|hash/i)
})

test('is written down for the user and in the audit', async () => {
  const { id, token } = await api.signUp()
  await download(token)
  const written = await api.rows(
    sql`select 'activity' as in, status from activities where user_id = ${id} and type = 'Export data'
        union all select 'audit', status from audit where user_id = ${id} and action = 'Export data'`,
  )
  expect(written).toEqual([
    { in: 'activity', status: 'Sukses' },
    { in: 'audit', status: 'Sukses' },
  ])
})

test('has nothing of anybody else, and lists that are empty where there is nothing', async () => {
  const [other, { id, token }] = [await newRichSaver(api), await api.signUp()]
  await api.rows(sql`delete from categories where user_id = ${id}`)
  const { text, file } = await download(token)
  for (const words of other.words) expect(text).not.toContain(words)
  expect([file.categories, file.transactions, file.identities]).toEqual([[], [], []])
  expect(file.waiting).toEqual({ email_change: null, password_reset: null, mails: [] })
})

test('has all of many transactions, each once, and lets others have their turn', async () => {
  const saver = await newSaver(api)
  await api.rows(
    sql`insert into transactions (user_id, amount, type, category_id, description, transaction_date)
        select ${saver.id}, n / 100.0, 'income', ${saver.gaji}::bigint, 'number ' || n, date '2020-01-01' + n % 900
        from generate_series(1, 20000) n`,
  )
  const ended = download(saver.token)
  const isEnded = ended.then(() => true)
  let answered = 0
  const isOver = () => Promise.race([isEnded, Promise.resolve(false)])
  while (!(await isOver())) {
    expect((await api.call('GET /api/categories', { token: saver.token })).status).toBe(200)
    answered += 1
  }
  const { transactions } = (await ended).file
  expect(new Set(transactions.map(({ id }) => id)).size).toBe(20_000)
  const cents = transactions.reduce((sum, { amount }) => sum + BigInt(amount.replace('.', '')), 0n)
  expect(cents).toBe((20_000n * 20_001n) / 2n)
  expect(answered).toBeGreaterThan(12)
})

test('is refused to whoever holds no session', async () => {
  for (const token of [undefined, makeLinkToken('confirm').token, makeLinkToken('reset').token])
    expect((await api.call('GET /api/account/export', { token })).status).toBe(401)
})

const fileOf = (timeZone: string) =>
  `attachment; filename="pundi-data-${new Intl.DateTimeFormat('sv-SE', { timeZone }).format(new Date())}.json"`

async function download(token: string) {
  const { status, headers, text } = await api.call('GET /api/account/export', { token })
  return { status, headers, text, file: accountExport.parse(JSON.parse(text)) }
}
