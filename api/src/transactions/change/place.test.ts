import { newPurse, type Purse } from '../../../testing/purse'
import { readCsv } from '../../../testing/read-csv'
import { type Api, startApi } from '../../../testing/start-api'

let api: Api
let purse: Purse
beforeAll(async () => {
  api = await startApi()
})
beforeEach(async () => {
  purse = await newPurse(api)
})
afterAll(() => api.close())

const book = async (place: string) => (await purse.book({ place })).json.data
const list = async (query: string) => (await purse.call(`GET /api/transactions?${query}`)).json

test('a place is kept in one line, and an empty one is none', async () => {
  expect(await book('  Pasar\nBaru ')).toMatchObject({ place: 'Pasar Baru' })
  expect(await book('')).not.toHaveProperty('place')
})

test('a place has at most 80 characters', async () => {
  expect((await purse.book({ place: 'p'.repeat(80) })).status).toBe(201)
  const { status, json } = await purse.book({ place: 'p'.repeat(81) })
  expect([status, Object.keys(json.errors)]).toEqual([422, ['place']])
})

test('the list, its sums and the search find a part of the place, in any case', async () => {
  const { id, amount } = await book('Pasar Baru, Bandung')
  await book('Stasiun')
  await book('')
  for (const query of ['place=pasar', 'place=BANDUNG', 'search=bandung']) {
    const { data, meta } = await list(query)
    expect([query, data.map(row => row.id), meta]).toMatchObject([query, [id], { expense: amount }])
  }
  const { json } = await purse.call('GET /api/transactions/summary?place=pasar')
  expect(json.data.expense).toBe(amount)
  expect((await list('place=hutan')).meta.total).toBe(0)
  const { json: also } = await purse.call('GET /api/transactions?with=transfers&place=pasar')
  expect(also.data.map(row => row.id)).toEqual([id])
})

test('the file has a column for the place only if a transaction has one', async () => {
  const download = async () => readCsv((await purse.call('GET /api/transactions/export')).text.slice(1), ',')
  await book('')
  expect((await download())[0]).not.toContain('Place')
  await book('Stasiun')
  const [heading, first] = await download()
  expect(first![heading!.indexOf('Place')]).toBe('Stasiun')
})
