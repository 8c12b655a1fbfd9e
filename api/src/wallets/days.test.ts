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

type Line = { id: number; balances: string[] }
const ask = async () => {
  const { status, json } = await purse.call('GET /api/wallets/days')
  return { status, ...(json as unknown as { data: Line[]; meta: { from: string; to: string } }) }
}

const daysAgo = (count: number) =>
  new Date(Date.now() + 7 * 60 * 60 * 1000 - count * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)

test('says what was in each wallet at the end of each of the last 90 days', async () => {
  const [id, other] = [await purse.wallet('Tunai', { opening_balance: '100' }), await purse.wallet('Bank')]
  await purse.earn({ wallet_id: id, amount: '1000', transaction_date: '2020-01-15' })
  await purse.earn({ wallet_id: id, amount: '7', transaction_date: daysAgo(90) })
  await purse.book({ wallet_id: id, amount: '0.25', transaction_date: daysAgo(89) })
  await purse.book({ wallet_id: id, amount: '1', transaction_date: daysAgo(10) })
  await purse.book({ wallet_id: other, amount: '5', is_refund: true, transaction_date: daysAgo(20) })
  await purse.addTransfer({
    from_wallet_id: id,
    to_wallet_id: other,
    amount: '50',
    transfer_date: daysAgo(0),
  })
  await purse.earn({ wallet_id: id, amount: '999', transaction_date: daysAgo(-1) })
  const { status, data, meta } = await ask()
  expect([status, meta]).toEqual([200, { from: daysAgo(89), to: daysAgo(0) }])
  expect(data.map(line => [line.id, line.balances.length])).toEqual([
    [id, 90],
    [other, 90],
  ])
  const [cash, bank] = data.map(({ balances }) => balances)
  expect([cash![0], cash![78], cash![79], cash![88], cash![89]]).toEqual([
    '1106.75',
    '1106.75',
    '1105.75',
    '1105.75',
    '1055.75',
  ])
  expect(Number(bank![89]) - Number(bank![88])).toBe(50)
  const balances = await purse.balances()
  expect([cash!.at(-1), bank!.at(-1)]).toEqual([balances.Tunai, balances.Bank])
})

test('leaves out wallets that are closed, and those of others', async () => {
  await (await newPurse(api)).wallet('Rahasia')
  expect((await ask()).data).toEqual([])
  await purse.wallet('Lama', { is_closed: true })
  expect((await ask()).data).toEqual([])
})

test('the last balance is the wallet’s, on whatever day of a month it is asked for', async () => {
  const id = await purse.wallet('Kartu', { kind: 'card', opening_balance: '-500' })
  for (const ago of [200, 121, 95, 89, 60, 31, 30, 29, 1])
    await purse.book({ wallet_id: id, amount: `${ago}`, transaction_date: daysAgo(ago) })
  const { data } = await ask()
  expect([data[0]!.balances[0], data[0]!.balances.at(-1)]).toEqual(['-1005.00', '-1156.00'])
  expect(await purse.balances()).toEqual({ Kartu: '-1156.00' })
})
