import type { Activity, ActivityDetail } from '@pundi/contract'
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
  bank = await purse.wallet('Bank', { kind: 'bank', opening_balance: '1000000' })
  gopay = await purse.wallet('GoPay', { kind: 'ewallet' })
})
afterAll(() => api.close())

const between = () => ({ from_wallet_id: bank, to_wallet_id: gopay, amount: '200000' })
const open = async (id: number) =>
  (await purse.call(`GET /api/activities/${id}`)).json.data as object as ActivityDetail
const list = async (search = '') =>
  (await purse.call(`GET /api/activities?limit=2&search=${encodeURIComponent(search)}`)).json
    .data as object as Activity[]

test('an entry of a transfer says what it moves, though what there is stays the same', async () => {
  await purse.addTransfer(between())
  await purse.book({ amount: '200001' })
  const [booked, moved] = await list()
  expect(moved).toMatchObject({
    ...{ amount: null, moved: '200000.00', name: 'Bank → GoPay', description: 'Isi saldo' },
  })
  expect(booked).not.toHaveProperty('moved')
  expect((await open(moved!.id)).moved).toBe('200000.00')
  expect(await open(booked!.id)).not.toHaveProperty('moved')
})

test('an entry of a transfer is found by its amount, by its wallets and by its description', async () => {
  await purse.addTransfer(between())
  for (const search of ['200.000', 'gopay', 'bank → go', 'isi saldo'])
    expect([search, (await list(search)).map(({ moved }) => moved)]).toEqual([
      search,
      expect.arrayContaining(['200000.00']),
    ])
  expect(await list('200.001')).toEqual([])
})

test('an entry that can be undone says what its wallet or transfer is now', async () => {
  const { id } = (await purse.addTransfer(between())).json.data
  const put = (amount: string) =>
    purse.call(`PUT /api/transfers/${id}`, { ...between(), transfer_date: '2026-02-10', amount })
  await put('300000')
  const changed = await purse.lastEntry()
  expect((await open(changed)).money?.now).toMatchObject({ amount: '300000.00', name: 'Bank → GoPay' })
  await put('400000')
  expect(await open(changed)).toMatchObject({ obstacle: 'changed', money: { now: { amount: '400000.00' } } })
  await purse.call(`DELETE /api/transfers/${id}`)
  expect((await open(changed)).money?.now).toBeNull()
  const removed = await purse.call(`DELETE /api/wallets/${gopay}`)
  expect((await open(removed.json.data.activity_ids[0]!)).money).toMatchObject({
    ...{ kind: 'wallet', before: { name: 'GoPay' }, now: null },
  })
})

test('an entry with nothing to undo says nothing of what its record is now', async () => {
  await purse.addTransfer(between())
  expect((await open(await purse.lastEntry())).money).not.toHaveProperty('now')
})
