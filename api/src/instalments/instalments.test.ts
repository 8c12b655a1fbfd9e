import { type Lender, newLender } from '../../testing/lender'
import { readTotals, readWalletTotals } from '../../testing/queries'
import { saveSettings } from '../../testing/settings'
import { type Api, startApi } from '../../testing/start-api'
import { dayIn } from '../platform/time/wall-clock'

let api: Api
let lender: Lender
beforeAll(async () => {
  api = await startApi()
})
beforeEach(async () => {
  lender = await newLender(api)
})
afterEach(async () => {
  const [totals, wallets] = [await readTotals(api, lender.id), await readWalletTotals(api, lender.id)]
  expect(totals.kept).toEqual(totals.summed)
  expect(wallets.kept).toEqual(wallets.summed)
})
afterAll(() => api.close())

test('a purchase is booked at once in the wallet that owes it, and says what is due next', async () => {
  const { status, json } = await lender.buy()
  expect(status).toBe(201)
  expect(json.data).toMatchObject({
    ...{ name: 'Kulkas', amount: '900000.00', count: 3, books: 'at_once', wallet_id: lender.paylater },
    ...{ paid: '0.00', owed: '900000.00', paid_count: 0, next_due: '2026-01-31', next_amount: '300000.00' },
  })
  expect(await lender.plans()).toEqual([json.data])
  expect(await lender.expenses()).toMatchObject([
    {
      description: 'Kulkas',
      amount: '900000.00',
      transaction_date: '2026-01-20',
      wallet_id: lender.paylater,
    },
  ])
  expect(await lender.balances()).toEqual({ Bank: '5000000.00', Paylater: '-900000.00' })
})

test('booked with each instalment it has an expense on each due day, and those to come count nowhere yet', async () => {
  const plan = { books: 'per_instalment', amount: '1000000', date: '2026-10-01', first_due: '2026-10-31' }
  await lender.buy({ ...plan, count: 12 })
  const expenses = await lender.expenses()
  expect(expenses.map(one => [one.transaction_date, one.amount]).slice(0, 2)).toEqual([
    ['2026-10-31', '83333.00'],
    ['2026-11-30', '83333.00'],
  ])
  expect(expenses.at(-1)).toMatchObject({ transaction_date: '2027-09-30', amount: '83337.00' })
  expect(expenses).toHaveLength(12)
  const due = expenses.filter(one => one.transaction_date <= dayIn('Asia/Jakarta'))
  const sum = due.reduce((total, { amount }) => total + Number(amount), 0)
  expect((await lender.summary()).expense).toBe(sum.toFixed(2))
})

test('in dollars a whole amount is divided to the cent', async () => {
  await saveSettings(api, lender, { currency: 'USD' })
  const { json } = await lender.buy({ amount: '100', count: 3, books: 'per_instalment' })
  expect(json.data).toMatchObject({ next_amount: '33.33' })
  expect((await lender.expenses()).map(({ amount }) => amount)).toEqual(['33.33', '33.33', '33.34'])
})

test('paying one is a transfer to the wallet that owes it, and no expense', async () => {
  const { id } = await lender.bought()
  const { status, json } = await lender.pay(id)
  expect(status).toBe(201)
  const { instalments, transfer } = json.data as unknown as Record<string, object>
  expect(transfer).toMatchObject({
    from_wallet_id: lender.bank,
    to_wallet_id: lender.paylater,
    description: 'Kulkas',
  })
  expect(instalments).toMatchObject({
    paid: '300000.00',
    paid_count: 1,
    next_due: '2026-02-28',
    owed: '600000.00',
  })
  expect(await lender.balances()).toEqual({ Bank: '4700000.00', Paylater: '-600000.00' })
  expect(await lender.summary()).toMatchObject({ expense: '900000.00' })
})

test('the rest can be paid early, and more than that is refused', async () => {
  const { id } = await lender.bought()
  await lender.pay(id)
  const more = await lender.pay(id, { amount: '600000.01' })
  expect([more.status, more.json.errors]).toEqual([409, { amount: ['This is more than you owe'] }])
  await lender.pay(id, { amount: '600000' })
  expect(await lender.plans()).toMatchObject([
    { owed: '0.00', paid_count: 3, next_due: null, next_amount: null },
  ])
  expect((await lender.pay(id, { amount: '1' })).status).toBe(409)
})

test('of two payments of all that is owed at the same moment one is refused', async () => {
  const { id } = await lender.bought()
  const answers = await Promise.all([
    lender.pay(id, { amount: '900000' }),
    lender.pay(id, { amount: '900000' }),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
  expect(await lender.balances()).toMatchObject({ Paylater: '0.00' })
})

test('a payment that is deleted, changed or brought back counts as it is then', async () => {
  const { id } = await lender.bought()
  const { data } = (await lender.pay(id)).json as unknown as { data: { transfer: { id: number } } }
  const transfer = data.transfer.id
  const moved = { from_wallet_id: lender.bank, to_wallet_id: lender.paylater, description: 'Kulkas' }
  await lender.call(`PUT /api/transfers/${transfer}`, {
    ...moved,
    amount: '250000',
    transfer_date: '2026-02-02',
  })
  expect(await lender.plans()).toMatchObject([{ paid: '250000.00', paid_count: 0, next_amount: '50000.00' }])
  await lender.call(`DELETE /api/transfers/${transfer}`)
  expect(await lender.plans()).toMatchObject([{ paid: '0.00' }])
  expect((await lender.undo(await lender.lastEntry())).status).toBe(200)
  expect(await lender.plans()).toMatchObject([{ paid: '250000.00' }])
})

test('the plan follows its expense into another wallet', async () => {
  const { id } = await lender.bought()
  const card = await lender.wallet('Kartu', { kind: 'card' })
  expect((await lender.call(`DELETE /api/wallets/${lender.paylater}?move_to=${card}`)).status).toBe(200)
  expect(await lender.plans()).toMatchObject([{ wallet_id: card }])
  expect((await lender.pay(id)).status).toBe(201)
  expect(await lender.balances()).toEqual({ Bank: '4700000.00', Kartu: '-600000.00' })
})

test('a purchase whose expense was deleted cannot be paid until it is back', async () => {
  const { id } = await lender.bought()
  const [expense] = await lender.expenses()
  const { data } = (await lender.call(`DELETE /api/transactions/${expense!.id}`)).json
  expect(await lender.plans()).toMatchObject([{ wallet_id: null, owed: '900000.00' }])
  expect((await lender.pay(id)).status).toBe(409)
  const [entry] = (data as unknown as { activity_ids: number[] }).activity_ids
  await lender.undo(entry!)
  expect((await lender.pay(id)).status).toBe(201)
})

test('what is due first stands first, and what is paid stands last', async () => {
  const paid = await lender.bought({ name: 'Lunas' })
  await lender.pay(paid.id, { amount: '900000' })
  await lender.bought({ name: 'Nanti', first_due: '2026-05-05' })
  await lender.bought({ name: 'Segera' })
  expect((await lender.plans()).map(({ name }) => name)).toEqual(['Segera', 'Nanti', 'Lunas'])
})

test('a key makes one purchase and one payment', async () => {
  const key = { 'idempotency-key': 'form-1' }
  const [first, again] = [await lender.buy({}, key), await lender.buy({}, key)]
  expect(again.json).toEqual(first.json)
  const { id } = first.json.data
  const paid = { 'idempotency-key': 'form-2' }
  await lender.pay(id, {}, paid)
  expect((await lender.pay(id, {}, paid)).json.data).toMatchObject({ instalments: { paid_count: 1 } })
  expect(await lender.plans()).toHaveLength(1)
})

test('the same user’s other plans are not paid by it', async () => {
  const [first, second] = [await lender.bought(), await lender.bought({ name: 'Ponsel' })]
  await lender.pay(second.id)
  const plans = await lender.plans()
  expect(plans.find(({ id }) => id === first.id)).toMatchObject({ paid: '0.00' })
  expect(plans.find(({ id }) => id === second.id)).toMatchObject({ paid: '300000.00' })
})
