import type { Item } from '../../../testing/answer'
import { newPurse, type Purse } from '../../../testing/purse'
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

const book = async (tags: string[], changes: object = {}) =>
  (await purse.book({ tags, ...changes })).json.data
const bodyOf = ({ amount, type, category_id, description, transaction_date }: Item) => ({
  ...{ amount, type, category_id, description, transaction_date },
})
const list = async (query: string) => (await purse.call(`GET /api/transactions?${query}`)).json
const tagsOf = async () => (await purse.call('GET /api/transactions/tags')).json.data

test('tags are kept in their order and spelling, each once, and what has none says nothing of them', async () => {
  const { id, tags } = await book(['Liburan\nBali', ' kerja ', 'liburan  bali', 'KERJA', 'Él'])
  expect(tags).toEqual(['Liburan Bali', 'kerja', 'Él'])
  expect((await purse.call(`GET /api/transactions/${id}`)).json.data.tags).toEqual(tags)
  expect(await book([])).not.toHaveProperty('tags')
  expect((await purse.book({})).json.data).not.toHaveProperty('tags')
  expect((await list('')).data.map(row => row.tags)).toEqual([undefined, undefined, tags])
})

test.each([
  [[''], 'Enter a tag'],
  [['x'.repeat(31)], 'This text is too long'],
  [Array.from({ length: 11 }, (_, number) => `tag ${number}`), 'The maximum is 10'],
  ['liburan', 'Choose an option from the list'],
  [[5], 'Enter a tag'],
])('the tags %j are refused: %s', async (tags, why) => {
  const { status, json } = await purse.book({ tags })
  expect([status, Object.values(json.errors)]).toEqual([422, [[why]]])
})

test('a change that says nothing of tags leaves them, and an empty list takes them away', async () => {
  const booked = await book(['kerja'])
  const put = async (changes: object) =>
    (await purse.call(`PUT /api/transactions/${booked.id}`, { ...bodyOf(booked), ...changes })).json.data
  const changed = await put({ amount: '5' })
  expect(changed.tags).toEqual(['kerja'])
  const [other, none] = [await put({ tags: ['Kerja'] }), await put({ tags: [] })]
  expect([other.tags, new Set([changed.version, other.version, none.version]).size]).toEqual([['Kerja'], 3])
  expect(none).not.toHaveProperty('tags')
  await purse.undo(await purse.lastEntry())
  expect((await purse.call(`GET /api/transactions/${booked.id}`)).json.data.tags).toEqual(['Kerja'])
})

test('a filter keeps what has a tag, in any case, with exact sums', async () => {
  await book(['Liburan Bali', 'kerja'], { amount: '10' })
  await book(['liburan bali'], { amount: '30', is_refund: true })
  await book(['liburan'], { amount: '500' })
  const { data, meta } = await list('tag=LIBURAN%20bali')
  expect([data.map(row => row.amount), meta]).toMatchObject([
    ['30.00', '10.00'],
    { total: 2, expense: '-20.00' },
  ])
  const { json } = await purse.call('GET /api/transactions/summary?tag=liburan%20bali')
  expect(json.data).toMatchObject({ expense: '-20.00', count: 2, by_category: [{ count: 2 }] })
  expect((await list('tag=bali')).meta.total).toBe(0)
  expect((await list('tag=')).meta.total).toBe(3)
})

test('a search finds part of a tag', async () => {
  await book(['Liburan Bali', 'kerja'])
  await book(['lain'])
  for (const [search, total] of [
    ['bali', 1],
    ['KERJA', 1],
    ['la', 1],
    ['balikerja', 0],
  ])
    expect([search, (await list(`search=${search}`)).meta.total]).toEqual([search, total])
})

test('the tags of a user are listed by how many have them, in their last spelling', async () => {
  await book(['Kerja', 'liburan'], { transaction_date: '2026-01-02' })
  await book(['kerja'], { transaction_date: '2026-01-03' })
  await book(['KERJA'], { transaction_date: '2026-01-01' })
  expect(await tagsOf()).toEqual([
    { tag: 'kerja', count: 3 },
    { tag: 'liburan', count: 1 },
  ])
  const other = await newPurse(api)
  expect((await other.call('GET /api/transactions/tags')).json.data).toEqual([])
})
