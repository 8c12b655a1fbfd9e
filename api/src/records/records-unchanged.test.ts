import { newPurse, newWallet, type Purse } from '../../testing/purse'
import { readTotals } from '../../testing/queries'
import { type Api, startApi } from '../../testing/start-api'

let api: Api
let purse: Purse
let bank: number
let gopay: number
let transfer: number
beforeAll(async () => {
  api = await startApi()
})
beforeEach(async () => {
  purse = await newPurse(api)
  bank = await purse.wallet('Bank')
  gopay = await purse.wallet('GoPay')
  transfer = (await purse.addTransfer({ ...between(), ...fee() })).json.data.id
})
afterEach(async () => {
  const { kept, summed } = await readTotals(api, purse.id)
  expect(kept).toEqual(summed)
})
afterAll(() => api.close())

const between = () => ({ from_wallet_id: bank, to_wallet_id: gopay })
const fee = () => ({ fee: '6500', fee_category_id: purse.makanan })
const body = () => ({ ...between(), amount: '100000', description: 'Isi saldo', transfer_date: '2026-02-10' })

const paths = [
  'transactions?with=transfers',
  'transactions?with=transfers&type=transfer',
  'transactions?with=transfers&search=gopay',
  'transactions?with=transfers&category_id=1',
]
const ask = (path: string, tag?: string) =>
  purse.call(`GET /api/${path}`, undefined, tag === undefined ? {} : { 'if-none-match': tag })
const tagOf = async (path: string) => (await ask(path)).headers.get('etag')!

test.each(paths)('%s is answered 304 until something changes', async path => {
  const tag = await tagOf(path)
  const { status, text, headers } = await ask(path, tag)
  expect([status, text, headers.get('etag')]).toEqual([304, '', tag])
  await purse.addTransfer({ ...between(), transfer_date: '2025-12-31' })
  const { status: now, headers: other } = await ask(path, tag)
  expect([now, other.get('etag') === tag]).toEqual([200, false])
})

test.each<[string, () => Promise<unknown>]>([
  ['a transfer between none', () => purse.addTransfer({ to_wallet_id: bank })],
  ['another amount', () => purse.call(`PUT /api/transfers/${transfer}`, { ...body(), amount: '5' })],
  [
    'another description',
    () => purse.call(`PUT /api/transfers/${transfer}`, { ...body(), description: 'x' }),
  ],
  [
    'another month',
    () => purse.call(`PUT /api/transfers/${transfer}`, { ...body(), transfer_date: '2026-03-01' }),
  ],
  ['its deletion', () => purse.call(`DELETE /api/transfers/${transfer}`)],
  ['the deletion of several', () => purse.call('POST /api/transfers/remove', { ids: [transfer] })],
  [
    'its deletion and return',
    async () => {
      await purse.call(`DELETE /api/transfers/${transfer}`)
      await purse.undo(await purse.lastEntry())
    },
  ],
  [
    'a correction',
    () => purse.call(`POST /api/wallets/${bank}/correction`, { balance: '7', date: '2026-03-01' }),
  ],
  ['another name of a wallet', () => purse.call(`PUT /api/wallets/${gopay}`, { ...newWallet, name: 'OVO' })],
  [
    'the deletion of a wallet, with a target',
    async () => purse.call(`DELETE /api/wallets/${gopay}?move_to=${await purse.wallet('OVO')}`),
  ],
])('%s makes another answer of the merged list', async (_, work) => {
  const tags = await Promise.all(paths.map(tagOf))
  await work()
  for (const [index, path] of paths.entries())
    expect([path, (await ask(path, tags[index])).status]).toEqual([path, 200])
})

test('a former name of a wallet that comes back makes another answer too', async () => {
  await purse.call(`PUT /api/wallets/${gopay}`, { ...newWallet, name: 'OVO' })
  const entry = await purse.lastEntry()
  const tag = await tagOf('transactions?with=transfers&search=gopay')
  expect((await purse.undo(entry)).status).toBe(200)
  const { status, json } = await ask('transactions?with=transfers&search=gopay', tag)
  expect([status, json.meta.total]).toEqual([200, 1])
})

test('a merged list whose range moves with the clock, or that nothing can be in, has no tag', async () => {
  for (const more of ['date_range=1week', 'type=transfer&wallet_id=none'])
    expect([more, (await ask(`transactions?with=transfers&${more}`)).headers.get('etag')]).toEqual([
      more,
      null,
    ])
})
