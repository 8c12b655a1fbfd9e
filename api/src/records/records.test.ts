import type { MoneyRecord } from '@pundi/contract'
import type { Item } from '../../testing/answer'
import { newPurse, type Purse } from '../../testing/purse'
import { type Api, startApi } from '../../testing/start-api'

let api: Api
let purse: Purse
let bank: number
let gopay: number
beforeAll(async () => {
  api = await startApi()
})
beforeEach(async () => {
  purse = await newPurse(api)
  bank = await purse.wallet('Bank Mandiri', { kind: 'bank', opening_balance: '1000000' })
  gopay = await purse.wallet('GoPay', { kind: 'ewallet' })
})
afterAll(() => api.close())

const ask = async (query = '') => {
  const { status, json } = await purse.call(`GET /api/transactions?with=transfers${query}`)
  return { status, meta: json.meta, data: json.data as unknown as MoneyRecord[] }
}
const idsOf = async (query: string) => (await ask(query)).data.map(({ id }) => id)
const between = () => ({ from_wallet_id: bank, to_wallet_id: gopay })
const move = async (changes: object = {}) =>
  (await purse.addTransfer({ ...between(), ...changes })).json.data.id

test('says what friends owe of the expenses that the filter finds', async () => {
  await purse.book({
    amount: '300',
    transaction_date: '2026-02-03',
    shares: [{ name: 'Budi', amount: '60' }],
  })
  const owed = async (query: string) =>
    ((await purse.call(`GET /api/transactions?${query}`)).json.meta as { owed?: string }).owed
  expect(await owed('with=transfers&planned=without&time_zone=Asia%2FJakarta')).toBe('60.00')
  expect(await owed('with=transfers&planned=only')).toBeUndefined()
  expect(await owed('')).toBe('60.00')
  expect(await owed('from=2026-02-01&to=2026-02-28')).toBe('60.00')
  expect(await owed('with=transfers&from=2026-02-04')).toBeUndefined()
  expect(await owed('search=kopi')).toBe('60.00')
  expect(await owed('search=teh')).toBeUndefined()
})

test('transfers stand among the transactions, newest first, each as it is answered alone', async () => {
  const coffee = (await purse.book({ wallet_id: gopay, transaction_date: '2026-02-11' })).json.data
  const transfer: Item = (await purse.addTransfer({ ...between(), transfer_date: '2026-02-12' })).json.data
  const pay = (await purse.earn({ transaction_date: '2026-02-13' })).json.data
  const { status, data, meta } = await ask()
  expect(status).toBe(200)
  expect(data).toEqual([pay, { ...transfer, type: 'transfer' }, coffee])
  expect(meta).toEqual({
    ...{ total: 3, transfers: 1, next_cursor: null },
    ...{ income: '25000.00', expense: '25000.00', balance: '0.00' },
  })
})

test('without with the answer has no transfer in it, and neither has one with other words', async () => {
  await move()
  const { id } = (await purse.book({})).json.data
  for (const query of ['', '?with=', '?with=Transfers', '?without=transfers', '?x=with%3Dtransfers']) {
    const { json } = await purse.call(`GET /api/transactions${query}`)
    expect([query, json.data.map(row => row.id), json.meta.total]).toEqual([query, [id], 1])
  }
})

test('a fee is a row of its own, and counted as an expense', async () => {
  const id = await move({ fee: '6500', fee_category_id: purse.makanan })
  const { data, meta } = await ask()
  expect(data).toMatchObject([
    { type: 'expense', amount: '6500.00', wallet_id: bank },
    { id, type: 'transfer', amount: '100000.00', fee: '6500.00', fee_category_id: purse.makanan },
  ])
  expect(meta).toMatchObject({ total: 2, expense: '6500.00' })
})

test('no sum counts a transfer, whatever its sides', async () => {
  await move()
  await move({ to_wallet_id: null })
  await move({ from_wallet_id: null })
  const { meta } = await ask()
  expect(meta).toEqual({
    ...{ total: 3, transfers: 3, next_cursor: null },
    ...{ income: '0.00', expense: '0.00', balance: '0.00' },
  })
})

describe('a filter', () => {
  let coffee: number
  let salary: number
  let inside: number
  let out: number
  beforeEach(async () => {
    coffee = (await purse.book({ wallet_id: gopay, transaction_date: '2026-02-01' })).json.data.id
    salary = (await purse.earn({ amount: '500000', transaction_date: '2026-02-02' })).json.data.id
    inside = await move({ amount: '200000', description: 'Isi ulang', transfer_date: '2026-02-03' })
    out = await move({ to_wallet_id: null, amount: '25000', description: '', transfer_date: '2026-02-04' })
  })

  test('by type keeps transfers alone, or none of them', async () => {
    expect(await idsOf('&type=transfer')).toEqual([out, inside])
    expect(await idsOf('&type=TRANSFER')).toEqual([out, inside])
    expect(await idsOf('&type=expense')).toEqual([coffee])
    expect(await idsOf('&type=income')).toEqual([salary])
    expect((await ask('&type=transfer')).meta).toMatchObject({ total: 2, income: '0.00', balance: '0.00' })
  })

  test('by category keeps no transfer', async () => {
    expect(await idsOf('&category=Makanan')).toEqual([coffee])
    expect(await idsOf(`&category_id=${purse.gaji}`)).toEqual([salary])
    expect(await idsOf('&type=transfer&category=Makanan')).toEqual([])
  })

  test('by tag keeps no transfer', async () => {
    const { id } = (await purse.book({ tags: ['kantor'] })).json.data
    expect(await idsOf('&tag=Kantor')).toEqual([id])
    expect(await idsOf('&type=transfer&tag=kantor')).toEqual([])
  })

  test('by wallet keeps what left it and what arrived in it; by none, what is assigned to no wallet', async () => {
    expect(await idsOf(`&wallet_id=${gopay}`)).toEqual([inside, coffee])
    expect(await idsOf(`&wallet_id=${bank}`)).toEqual([out, inside])
    expect(await idsOf('&wallet_id=none')).toEqual([salary])
    expect(await idsOf('&wallet_id=none&type=transfer')).toEqual([])
    expect(await idsOf('&wallet_id=999999999')).toEqual([])
  })

  test('by words finds a description, a wallet’s name, and an amount', async () => {
    expect(await idsOf('&search=ULANG')).toEqual([inside])
    expect(await idsOf('&search=mandiri')).toEqual([out, inside])
    expect(await idsOf('&search=25.000')).toEqual([out, coffee])
    expect(await idsOf('&search=%25')).toEqual([])
  })

  test('by amounts and days keeps transfers by theirs', async () => {
    expect(await idsOf('&min_amount=200000')).toEqual([inside, salary])
    expect(await idsOf('&max_amount=25000')).toEqual([out, coffee])
    expect(await idsOf('&from=2026-02-02&to=2026-02-03')).toEqual([inside, salary])
    expect(await idsOf('&date_range=1month')).toEqual([])
  })

  test('knows transfers that are planned', async () => {
    const planned = await move({ transfer_date: '2999-01-01' })
    expect(await idsOf('&planned=only')).toEqual([planned])
    expect(await idsOf('&planned=without')).toEqual([out, inside, salary, coffee])
    expect((await ask()).meta.total).toBe(5)
  })

  test('keeps transfers in each order', async () => {
    expect(await idsOf('&sort=date')).toEqual([coffee, salary, inside, out])
    expect(await idsOf('&sort=amount')).toEqual([coffee, out, inside, salary])
    expect(await idsOf('&sort=-amount')).toEqual([salary, inside, out, coffee])
  })

  test.each(['type=gift', 'wallet_id=one', 'sort=name', 'with=transfers'])(
    'of %s is refused, and names the field',
    async query => {
      const { status, json } = await purse.call(`GET /api/transactions?with=transfers&${query}`)
      expect([status, Object.keys(json.errors)]).toEqual([422, [query.split('=')[0]]])
    },
  )
})

test('nobody sees the transfers of somebody else, by their wallet or its name', async () => {
  const other = await newPurse(api)
  await move()
  for (const query of ['', `&wallet_id=${bank}`, '&search=mandiri', '&type=transfer']) {
    const { json } = await other.call(`GET /api/transactions?with=transfers${query}`)
    expect([query, json.data, json.meta.total]).toEqual([query, [], 0])
  }
  const { status } = await api.call('GET /api/transactions?with=transfers')
  expect(status).toBe(401)
})

test('a cursor of one order is refused in another', async () => {
  await move()
  await move()
  const { meta } = await ask('&limit=1')
  const { status, json } = await purse.call(
    `GET /api/transactions?with=transfers&sort=amount&cursor=${meta.next_cursor}`,
  )
  expect([status, Object.keys(json.errors)]).toEqual([422, ['cursor']])
})
