import { addTransaction, newSaver } from '../../../testing/savers'
import { type Api, startApi } from '../../../testing/start-api'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

async function booked() {
  const { token, gaji } = await newSaver(api)
  const { json, headers } = await addTransaction(api, token, { category_id: gaji })
  const { id, amount, type, category_id, description, transaction_date, version } = json.data
  const body = { amount, type, category_id, description, transaction_date }
  const put = (changes: object, tag?: string) =>
    api.call(`PUT /api/transactions/${id}`, {
      token,
      body: { ...body, ...changes },
      headers: tag === undefined ? {} : { 'if-match': tag },
    })
  return { token, id, tag: headers.get('etag')!, version, put }
}

test('of two edits that begin with the same, the later one is told, and what is there is kept', async () => {
  const { token, id, tag, put } = await booked()
  const first = await put({ description: 'Satu' }, tag)
  expect([first.status, first.headers.get('etag')]).toEqual([200, `"${first.json.data.version}"`])
  const second = await put({ amount: '7' }, tag)
  expect([second.status, second.json.message]).toEqual([
    412,
    'This transaction has changed since you opened it.',
  ])
  const now = await api.call(`GET /api/transactions/${id}`, { token })
  expect(now.json.data).toMatchObject({ description: 'Satu', amount: '5000000.00' })
  expect((await put({ amount: '7' }, now.headers.get('etag')!)).status).toBe(200)
})

test('every way of reading it names the same version, and every change another one', async () => {
  const { token, id, tag, version, put } = await booked()
  expect(tag).toBe(`"${version}"`)
  const { json } = await api.call('GET /api/transactions', { token })
  expect(json.data[0]).toMatchObject({ id, version })
  const versions = [version]
  for (const changes of [
    { amount: '5000000.01' },
    { description: 'Lain' },
    { transaction_date: '2026-02-27' },
  ])
    versions.push((await put(changes)).json.data.version)
  expect(new Set(versions).size).toBe(4)
  // The version depends only on the content. A transaction that has its first content again also
  // has its first version again. An edit based on that version overwrites nothing.
  expect((await put({})).json.data.version).toBe(version)
})

test('what is there already is answered as changed, whatever was expected', async () => {
  const { tag, put } = await booked()
  await put({ description: 'Satu' }, tag)
  expect((await put({ description: 'Satu' }, tag)).status).toBe(200)
})

test.each([
  [undefined, 200],
  ['*', 200],
  ['"other", "VERSION"', 200],
  ['"other"', 412],
  ['W/"VERSION"', 412],
  ['VERSION', 412],
  ['""', 412],
])('If-Match %s is answered %i', async (expected, status) => {
  const { version, put } = await booked()
  expect((await put({ amount: '9' }, expected?.replace('VERSION', version))).status).toBe(status)
})

test('a missing one is missing, whatever was expected, and a refused edit stands in the log', async () => {
  const { token, id, tag, put } = await booked()
  await put({ amount: '9' }, '"other"')
  const { json } = await api.call('GET /api/activities', { token })
  expect(json.data[0]).toMatchObject({ status: 'Gagal' })
  await api.call(`DELETE /api/transactions/${id}`, { token })
  expect((await put({ amount: '9' }, tag)).status).toBe(404)
})
