import type { Item } from '../../testing/answer'
import { newPurse, type Purse } from '../../testing/purse'
import { type Api, startApi } from '../../testing/start-api'

let api: Api
let purse: Purse
beforeAll(async () => {
  api = await startApi()
})
beforeEach(async () => {
  purse = await newPurse(api)
})
afterAll(() => api.close())

test('both legs counted: a top-up of an e-wallet is neither an expense nor an income', async () => {
  const [bank, gopay] = [
    await purse.wallet('Bank', { opening_balance: '500000' }),
    await purse.wallet('GoPay'),
  ]
  await purse.addTransfer({ from_wallet_id: bank, to_wallet_id: gopay, amount: '200000' })
  expect(await purse.summary()).toMatchObject({
    income: '0.00',
    expense: '0.00',
    by_category: [],
    by_month: [],
  })
  expect((await purse.list()).meta).toMatchObject({ balance: '500000.00' })
})

test('card payment counted as spending: the purchase is the expense, paying the card moves money', async () => {
  const bank = await purse.wallet('Bank', { opening_balance: '1000000' })
  const card = await purse.wallet('Kartu', { kind: 'card' })
  await purse.book({ wallet_id: card, amount: '300000' })
  expect(await purse.balances()).toEqual({ Bank: '1000000.00', Kartu: '-300000.00' })
  await purse.addTransfer({ from_wallet_id: bank, to_wallet_id: card, amount: '300000' })
  expect(await purse.balances()).toEqual({ Bank: '700000.00', Kartu: '0.00' })
  expect(await purse.summary()).toMatchObject({ income: '0.00', expense: '300000.00', count: 1 })
})

test('loan money counted as income: it comes from the loan wallet, and its interest is an expense', async () => {
  const [bank, loan] = [await purse.wallet('Bank'), await purse.wallet('KPR', { kind: 'loan' })]
  await purse.addTransfer({ from_wallet_id: loan, to_wallet_id: bank, amount: '9000000' })
  await purse.addTransfer({ from_wallet_id: bank, to_wallet_id: loan, amount: '500000' })
  await purse.book({ wallet_id: bank, amount: '75000' })
  expect(await purse.balances()).toEqual({ Bank: '8425000.00', KPR: '-8500000.00' })
  expect(await purse.summary()).toMatchObject({ income: '0.00', expense: '75000.00' })
})

test.each(['Pacific/Auckland', 'America/Los_Angeles', 'Asia/Jakarta'])(
  'day shifts by time zone: in %s a balance holds what is dated up to the user’s own today',
  async time_zone => {
    const bank = await purse.wallet('Bank')
    const settings: Item = (await purse.call('GET /api/settings')).json.data
    await purse.call('PUT /api/settings', { ...settings, time_zone })
    const today = new Intl.DateTimeFormat('sv-SE', { timeZone: time_zone }).format(new Date())
    const [year = 0, month = 0, day = 0] = today.split('-').map(Number)
    const at = (ago: number) => new Date(Date.UTC(year, month - 1, day - ago)).toISOString().slice(0, 10)
    await purse.earn({ wallet_id: bank, amount: '1', transaction_date: at(1) })
    await purse.earn({ wallet_id: bank, amount: '10', transaction_date: at(0) })
    await purse.earn({ wallet_id: bank, amount: '100', transaction_date: at(-1) })
    expect((await purse.list()).data).toMatchObject([{ balance: '11.00', count: 3, last_date: at(0) }])
  },
)
