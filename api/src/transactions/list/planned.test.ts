import { jest } from '@jest/globals'
import sql from 'sql-template-tag'
import { fakeClock } from '../../../testing/fake-clock'
import { addTransaction, newSaver, type Saver } from '../../../testing/savers'
import { saveSettings } from '../../../testing/settings'
import { type Api, startApi } from '../../../testing/start-api'
import { dayIn } from '../../platform/time/wall-clock'

/* These time zones are 25 hours apart, so their dates always differ. */

const [east, west] = ['Pacific/Kiritimati', 'Pacific/Pago_Pago']

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

const ask = async (token: string, path = '') =>
  (await api.call(`GET /api/transactions${path}`, { token })).json

async function newPlanner(): Promise<Saver> {
  const saver = await newSaver(api)
  await saveSettings(api, saver, { time_zone: west })
  const book = (amount: string, transaction_date: string, changes = {}) =>
    addTransaction(api, saver.token, { category_id: saver.gaji, amount, transaction_date, ...changes })
  await book('100', '2026-02-28')
  await book('20.05', dayIn(east))
  await book('3', '2999-12-31', { type: 'expense', category_id: saver.makanan })
  return saver
}

test('what is dated after today is listed and counted in no sum, until its day comes where the user lives', async () => {
  const saver = await newPlanner()
  const listed = await ask(saver.token)
  expect(listed.data.map(({ amount }) => amount)).toEqual(['3.00', '20.05', '100.00'])
  expect(listed.meta).toMatchObject({ total: 3, income: '100.00', expense: '0.00', balance: '100.00' })
  const { data } = await ask(saver.token, '/summary')
  expect(data).toEqual({
    ...{ income: '100.00', expense: '0.00', balance: '100.00', count: 1 },
    by_month: [{ month: '2026-02', income: '100.00', expense: '0.00' }],
    by_category: [{ category_id: saver.gaji, name: 'Gaji', type: 'income', total: '100.00', count: 1 }],
  })
  await saveSettings(api, saver, { time_zone: east })
  expect((await ask(saver.token)).meta).toMatchObject({ total: 3, income: '120.05', expense: '0.00' })
  expect((await ask(saver.token, '/summary')).data).toMatchObject({ income: '120.05', count: 2 })
})

test('it counts from the user’s midnight on, to the millisecond, and no answer from before holds', async () => {
  const { token, gaji } = await newSaver(api)
  const tomorrow = dayAfter(dayIn('Asia/Jakarta'), 1)
  await addTransaction(api, token, { category_id: gaji, amount: '7', transaction_date: tomorrow })
  const midnight = Date.parse(`${tomorrow}T00:00:00+07:00`)
  const read = (path: string, tag = '') =>
    api.call(`GET /api/transactions${path}`, { token, headers: { 'if-none-match': tag } })
  fakeClock()
  const paths = ['', '?search=gaji', '?type=income', '/summary', '/summary?compare_to=2026-01-31']
  for (const path of paths) {
    jest.setSystemTime(midnight - 1)
    const before = await read(path)
    const tag = before.headers.get('etag')!
    expect((await read(path, tag)).status).toBe(304)
    jest.setSystemTime(midnight)
    const after = await read(path, tag)
    expect(before.text).toContain('"income":"0.00"')
    expect([after.status, after.text]).toEqual([200, expect.stringContaining('"income":"7.00"')])
  }
  jest.useRealTimers()
})

test('a zone that the server does not know locks nobody out', async () => {
  const { id, token, gaji } = await newSaver(api)
  await addTransaction(api, token, { category_id: gaji, transaction_date: dayIn('Asia/Jakarta') })
  await api.rows(sql`update users set time_zone = 'Mars/Olympus' where id = ${id}`)
  expect((await ask(token)).meta).toMatchObject({ total: 1, income: '5000000.00' })
})

test.each([
  ['', ['3.00', '20.05', '100.00'], '100.00', '0.00'],
  ['planned=', ['3.00', '20.05', '100.00'], '100.00', '0.00'],
  ['planned=without', ['100.00'], '100.00', '0.00'],
  ['planned=only', ['3.00', '20.05'], '20.05', '3.00'],
  ['planned=only&type=income', ['20.05'], '20.05', '0.00'],
  ['planned=only&search=bulan&sort=amount', ['3.00', '20.05'], '20.05', '3.00'],
  ['planned=without&search=bulan', ['100.00'], '100.00', '0.00'],
  ['search=bulan', ['3.00', '20.05', '100.00'], '100.00', '0.00'],
  ['from=2999-12-01&to=2999-12-31', ['3.00'], '0.00', '0.00'],
  ['planned=only&from=2999-12-01&to=2999-12-31', ['3.00'], '0.00', '3.00'],
  ['planned=only&limit=1', ['3.00'], '20.05', '3.00'],
])('the list by "%s" has %j, with sums of what it counts', async (query, amounts, income, expense) => {
  const { token } = await newPlanner()
  const { data, meta } = await ask(token, `?${query}`)
  expect(data.map(({ amount }) => amount)).toEqual(amounts)
  expect(meta).toMatchObject({ income, expense, total: query.endsWith('limit=1') ? 2 : amounts.length })
  const { data: summary } = await ask(token, `/summary?${query.replace(/&?(sort|limit)=\w+/, '')}`)
  expect(summary).toMatchObject({ income, expense })
})

test('what is planned for the rest of this month is not in its total', async () => {
  const { token, gaji, makanan } = await newSaver(api)
  const today = dayIn('Asia/Jakarta')
  const days = Array.from({ length: 40 }, (_, number) => dayAfter(today, number - 5))
  for (const [number, transaction_date] of days.entries()) {
    const [type, category_id] = number % 2 ? ['expense', makanan] : ['income', gaji]
    await addTransaction(api, token, { type, category_id, amount: `${number + 1}`, transaction_date })
  }
  // With `min_amount=0` the server reads individual transactions, because the monthly totals do not
  // have amounts.
  for (const query of [
    '',
    'type=expense',
    `from=${today.slice(0, 8)}01`,
    'planned=without',
    'planned=only',
  ]) {
    expect((await ask(token, `/summary?${query}`)).data).toEqual(
      (await ask(token, `/summary?${query}&min_amount=0`)).data,
    )
    expect((await ask(token, `?limit=5&${query}`)).meta).toEqual(
      (await ask(token, `?limit=5&${query}&min_amount=0`)).meta,
    )
  }
  expect((await ask(token, '/summary')).data).toMatchObject({ count: 6, income: '9.00', expense: '12.00' })
})

const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
