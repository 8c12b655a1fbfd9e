import { findDisagreements } from '../../../testing/agreement/agreement'
import { expectTotals } from '../../../testing/expect-totals'
import { newPurse, type Purse } from '../../../testing/purse'
import { type Api, startApi } from '../../../testing/start-api'
import { rowsOf } from '../../../testing/trace-queries'

let api: Api
let purse: Purse
let cash: number
let bank: number
let card: number
beforeAll(async () => {
  api = await startApi()
})
beforeEach(async () => {
  purse = await newPurse(api)
  cash = await purse.wallet('Tunai', { opening_balance: '1000' })
  bank = await purse.wallet('Bank', { kind: 'bank' })
  card = await purse.wallet('Kartu', { kind: 'card' })
})
afterEach(async () => {
  await expectTotals(api, purse.id)
})
afterAll(() => api.close())

const remove = (from: number, to: number | string) => purse.call(`DELETE /api/wallets/${from}?move_to=${to}`)
async function rows() {
  const { transactions, transfers, wallets, categories } = await rowsOf(api, purse.id)
  return { transactions, transfers, wallets, categories }
}

test('its transactions and transfers are in the other wallet then, whatever side and day they are of', async () => {
  await purse.book({ wallet_id: cash, amount: '10' })
  await purse.earn({ wallet_id: cash, amount: '100', transaction_date: '2025-12-31' })
  await purse.addTransfer({ from_wallet_id: cash, to_wallet_id: card, amount: '7' })
  await purse.addTransfer({
    from_wallet_id: null,
    to_wallet_id: cash,
    amount: '3',
    transfer_date: '2999-01-01',
  })
  await purse.book({ wallet_id: bank, amount: '1' })
  const before = await purse.summary()
  const { status, json } = await remove(cash, bank)
  expect([status, json.data]).toEqual([200, { count: 1, activity_ids: [await purse.lastEntry()] }])
  expect(await purse.balances()).toEqual({ Bank: '1082.00', Kartu: '7.00' })
  expect((await purse.list()).data.map(({ name, count }) => [name, count])).toEqual([
    ['Bank', 5],
    ['Kartu', 1],
  ])
  expect(await purse.summary()).toEqual(before)
})

test('it is undone by one entry of the log, to the letter', async () => {
  await purse.book({ wallet_id: cash, amount: '10' })
  await purse.addTransfer({
    ...{ from_wallet_id: cash, to_wallet_id: card, amount: '7' },
    ...{ fee: '2', fee_category_id: purse.makanan },
  })
  const before = await rows()
  await remove(cash, bank)
  const entry = await purse.lastEntry()
  expect((await purse.undo(entry)).status).toBe(200)
  expect(await rows()).toEqual(before)
  expect(await purse.balances()).toEqual({ Tunai: '981.00', Bank: '0.00', Kartu: '7.00' })
})

test('what was moved on since is asked about, and stays where it is when the wallet comes back', async () => {
  const { data } = (await purse.book({ wallet_id: cash, amount: '10' })).json
  await purse.book({ wallet_id: cash, amount: '5' })
  await remove(cash, bank)
  const entry = await purse.lastEntry()
  const { amount, type, category_id, description, transaction_date } = data
  await purse.call(`PUT /api/transactions/${data.id}`, {
    ...{ amount, type, category_id, description, transaction_date, wallet_id: card },
  })
  expect((await purse.undo(entry)).json.message).toBe('This item has since been changed.')
  expect((await purse.undo(entry, { overwrite: true })).status).toBe(200)
  expect(await purse.balances()).toEqual({ Tunai: '995.00', Bank: '0.00', Kartu: '-10.00' })
})

test('transfers between the two go with it, their fees stay, and all of them come back', async () => {
  const fee = { fee: '2', fee_category_id: purse.makanan }
  await purse.addTransfer({ from_wallet_id: bank, to_wallet_id: cash, amount: '70', ...fee })
  await purse.addTransfer({ from_wallet_id: cash, to_wallet_id: bank, amount: '30' })
  await purse.addTransfer({ from_wallet_id: cash, to_wallet_id: card, amount: '5' })
  const before = await rows()
  expect((await remove(cash, bank)).status).toBe(200)
  expect(await purse.balances()).toEqual({ Bank: '993.00', Kartu: '5.00' })
  const { data } = (await purse.call(`GET /api/wallets/${bank}/records`)).json
  expect(data).toHaveLength(2)
  expect((await purse.undo(await purse.lastEntry())).status).toBe(200)
  expect(await rows()).toEqual(before)
})

const rule = { unit: 'month', every: 1, anchor_date: '2999-01-01', is_automatic: false }
async function repeat(from_wallet_id: number, to_wallet_id: number, changes: object = {}) {
  const template = { type: 'transfer', from_wallet_id, to_wallet_id, amount: '1', description: 'x' }
  const { status, json } = await purse.call('POST /api/schedules', { ...rule, template, ...changes })
  expect(status).toBe(201)
  return json.data.id
}
const schedules = async () =>
  (await purse.call('GET /api/schedules')).json.data as unknown as { id: number; next_due: string }[]

test('what repeats between the two goes with it, each with an entry of its own, and all of it comes back at once', async () => {
  const [one, other] = [await repeat(cash, bank), await repeat(bank, cash)]
  const stays = await repeat(cash, card)
  await purse.call(`POST /api/schedules/${one}/skip`, { due_on: '2999-01-01' })
  expect((await purse.call(`POST /api/schedules/${other}/book`, { due_on: '2999-01-01' })).status).toBe(201)
  const before = { rows: await rows(), schedules: await schedules() }
  const { status, json } = await remove(cash, bank)
  expect(status).toBe(200)
  const entries = json.data.activity_ids
  expect(entries).toHaveLength(3)
  expect((await schedules()).map(({ id }) => id)).toEqual([stays])
  expect(await findDisagreements(purse, api)).toEqual([])
  expect((await purse.call('POST /api/activities/restore', { ids: entries })).status).toBe(200)
  expect({ rows: await rows(), schedules: await schedules() }).toEqual(before)
  expect((await purse.call(`POST /api/schedules/${other}/book`, { due_on: '2999-01-01' })).status).toBe(409)
})

test('from the log what repeated comes back once both wallets are there', async () => {
  const one = await repeat(cash, bank)
  const [schedule, wallet] = (await remove(cash, bank)).json.data.activity_ids
  expect((await purse.undo(schedule!)).status).toBe(409)
  expect((await purse.undo(wallet!)).status).toBe(200)
  expect(await schedules()).toEqual([])
  expect((await purse.undo(schedule!)).status).toBe(200)
  expect(await schedules()).toMatchObject([{ id: one, next_due: '2999-01-01' }])
})

test('a day to come of what repeats elsewhere now is offered again, and booked again with the wallet', async () => {
  const id = await repeat(cash, bank)
  expect((await purse.call(`POST /api/schedules/${id}/book`, { due_on: '2999-01-01' })).status).toBe(201)
  const template = {
    type: 'transfer',
    from_wallet_id: cash,
    to_wallet_id: card,
    amount: '1',
    description: '',
  }
  expect((await purse.call(`PUT /api/schedules/${id}`, { ...rule, template })).status).toBe(200)
  const [before] = await schedules()
  expect(before).toMatchObject({ next_due: '2999-02-01' })
  expect((await remove(cash, bank)).status).toBe(200)
  expect(await schedules()).toMatchObject([{ id, next_due: '2999-01-01' }])
  expect((await purse.undo(await purse.lastEntry())).status).toBe(200)
  expect(await schedules()).toMatchObject([{ id, next_due: '2999-02-01' }])
})

test('a target that is itself, is somebody else’s or never was is refused alike; an empty one is none', async () => {
  const other = await (await newPurse(api)).wallet('Rahasia')
  await purse.book({ wallet_id: cash })
  for (const target of [cash, other, 999_999_999, 'x']) {
    const { status, json } = await remove(cash, target)
    expect([target, status, json.errors]).toEqual([
      target,
      422,
      { move_to: ['Choose an option from the list'] },
    ])
  }
  expect((await remove(cash, '')).status).toBe(409)
  expect((await remove(other, bank)).status).toBe(404)
})

test('a wallet without records is deleted with a target too', async () => {
  expect((await remove(card, bank)).status).toBe(200)
  expect((await purse.undo(await purse.lastEntry())).status).toBe(200)
  expect(await purse.balances()).toEqual({ Tunai: '1000.00', Bank: '0.00', Kartu: '0.00' })
})

test('lists that were kept are read anew, since a record says which wallet it is of', async () => {
  await purse.book({ wallet_id: cash })
  const { headers } = await purse.call('GET /api/transactions')
  const tag = { 'if-none-match': headers.get('etag')! }
  expect((await purse.call('GET /api/transactions', undefined, tag)).status).toBe(304)
  await remove(cash, bank)
  const { status, json } = await purse.call('GET /api/transactions', undefined, tag)
  expect([status, json.data[0]!.wallet_id]).toEqual([200, bank])
})

test('a booking into a wallet that is being deleted is in the other one, or refused', async () => {
  for (let round = 0; round < 5; round += 1) {
    const wallet_id = await purse.wallet(`Sementara ${round}`)
    const [removed, ...booked] = await Promise.all([
      remove(wallet_id, bank),
      ...[1, 2, 3].map(() => purse.book({ wallet_id })),
    ])
    expect(removed.status).toBe(200)
    for (const { status } of booked) expect([201, 422]).toContain(status)
    const kept = booked.filter(({ status }) => status === 201).length
    const { meta } = (await purse.call(`GET /api/transactions?wallet_id=${bank}`)).json
    expect(meta.total).toBeGreaterThanOrEqual(kept)
  }
})
