import { closeServers, startServers } from '../../../testing/several-servers'
import { expectTotals } from '../../../testing/expect-totals'
import { type GoalKeeper, newGoalKeeper } from '../../../testing/goal-keeper'
import { newWallet } from '../../../testing/purse'
import type { Answer } from '../../../testing/answer'
import type { Api } from '../../../testing/start-api'

let servers: Api[]
let keeper: GoalKeeper
beforeAll(async () => {
  servers = await startServers(2)
})
beforeEach(async () => {
  keeper = await newGoalKeeper(servers[0]!)
})
afterEach(() => expectTotals(servers[0]!, keeper.id))
afterAll(() => closeServers(servers))

const isUsed = 'Other items now depend on this one. Undo or delete them first.'
const template = () => ({ type: 'expense', amount: '7', category_id: keeper.makanan, description: 'Kos' })
const rule = { unit: 'month', anchor_date: '2026-01-31', count: 2, is_automatic: false }

type Use = (id: number) => Promise<Answer>
const uses: [what: string, add: () => Promise<Answer>, by: string, use: Use][] = [
  ['a wallet', () => keeper.addWallet(), 'a transaction', wallet_id => keeper.book({ wallet_id })],
  ['a wallet', () => keeper.addWallet(), 'a transfer', to_wallet_id => keeper.addTransfer({ to_wallet_id })],
  ['a wallet', () => keeper.addWallet(), 'a goal', wallet_id => keeper.add({ wallet_id })],
  [
    ...(['a wallet', () => keeper.addWallet(), 'a recurring transaction'] as const),
    wallet_id => keeper.call('POST /api/schedules', { ...rule, template: { ...template(), wallet_id } }),
  ],
  ['a category', () => category(), 'a transaction', category_id => keeper.book({ category_id })],
  [
    ...(['a category', () => category(), 'a part of a transaction'] as const),
    category_id => {
      const splits = [category_id, keeper.makanan].map(each => ({ category_id: each, amount: '1' }))
      return keeper.book({ amount: '2', category_id: null, splits })
    },
  ],
  [
    ...(['a category', () => category(), 'a recurring transaction'] as const),
    category_id => keeper.call('POST /api/schedules', { ...rule, template: { ...template(), category_id } }),
  ],
  [
    ...(['a category', () => category(), 'a budget'] as const),
    id => keeper.call(`PUT /api/budgets/${id}`, { amount: '5', from_period: '2026-02-01', carry: 'none' }),
  ],
  ['a goal', () => keeper.add(), 'money', id => keeper.move(id, '5', '2026-02-01')],
  [
    ...([
      'a recurring transaction',
      () => keeper.call('POST /api/schedules', { ...rule, template: template() }),
    ] as const),
    ...([
      'a recorded day',
      (id: number) => keeper.call(`POST /api/schedules/${id}/book`, { due_on: '2026-01-31' }),
    ] as const),
  ],
  [
    ...(['a transaction', () => keeper.book({ shares: [{ name: 'Budi', amount: '4' }] })] as const),
    ...(['what a friend paid back', () => settle()] as const),
  ],
  [
    ...(['a purchase', () => buy()] as const),
    'a payment',
    id =>
      keeper.call(`POST /api/instalments/${id}/payment`, {
        ...{ from_wallet_id: null, amount: '3', date: '2026-02-01' },
      }),
  ],
]

test.each(uses.map(([what, add, by, use]) => [what, by, { add, use }] as const))(
  '%s stays while %s depends on it, and goes with it',
  async (_what, _by, { add, use }) => {
    const { json } = await add()
    const used = await use(json.data.id)
    expect(used.status).toBeLessThan(202)
    const own = mainEntryOf(json)
    const { status, json: refused } = await restore([own])
    expect([status, refused.message]).toEqual([409, isUsed])
    const detail = (await keeper.call(`GET /api/activities/${own}`)).json.data
    expect([detail.can_take_back, detail.obstacle, detail.refusal]).toEqual([true, null, { message: isUsed }])
    const both = await restore([...entriesOf(json), ...(await entriesSince(own))])
    expect(both.status).toBe(200)
    expect((await restore([own])).json.message).toBe('Nothing to change.')
  },
)

test('what was changed since stays, unless that is wished', async () => {
  const { json } = await keeper.addWallet()
  const [entry = 0] = entriesOf(json)
  await keeper.call(`PUT /api/wallets/${json.data.id}`, { ...newWallet, name: 'Dompet' })
  expect((await keeper.call(`GET /api/activities/${entry}`)).json.data.obstacle).toBe('changed')
  const { status, json: refused } = await keeper.undo(entry)
  const message = 'This item has since been changed.'
  expect([status, refused]).toEqual([409, { message, errors: { overwrite: [message] } }])
  expect((await keeper.undo(entry, { overwrite: true })).status).toBe(200)
  expect((await keeper.list()).data).toEqual([])
})

test('what was changed and then changed back goes', async () => {
  const { json } = await keeper.addWallet()
  const path = `PUT /api/wallets/${json.data.id}`
  await keeper.call(path, { ...newWallet, name: 'Dompet' })
  await keeper.call(path, newWallet)
  expect((await restore(entriesOf(json))).status).toBe(200)
})

test('an addition that is refused leaves all others as they are', async () => {
  const first = entriesOf((await keeper.book({})).json)
  const wallet = await keeper.addWallet()
  await keeper.book({ wallet_id: wallet.json.data.id })
  expect((await restore([...first, ...entriesOf(wallet.json)])).status).toBe(409)
  expect((await restore([...first, 999_999_999])).status).toBe(404)
  expect((await keeper.call('GET /api/transactions')).json.meta.total).toBe(2)
})

test('a record, its change, its deletion and its restoration are undone at once', async () => {
  const { json } = await keeper.book({})
  const first = mainEntryOf(json)
  const path = `transactions/${json.data.id}`
  await keeper.call(`PUT /api/${path}`, { ...bodyOf(json.data), amount: '3' })
  const gone = await keeper.call(`DELETE /api/${path}`)
  await restore(gone.json.data.activity_ids)
  const all = await restore([first, ...(await entriesSince(first))])
  expect([all.status, all.json.data.count]).toEqual([200, 1])
  expect((await keeper.call(`GET /api/${path}`)).status).toBe(404)
})

test('of three calls at once on two servers, one takes the addition back', async () => {
  const ids = entriesOf((await keeper.addTransfer({ to_wallet_id: await keeper.wallet('Bank') })).json)
  const answers = await Promise.all(
    [0, 1, 2].map(place =>
      servers[place % 2]!.call('POST /api/activities/restore', { token: keeper.token, body: { ids } }),
    ),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
})

test('a wallet stays or keeps its record, whichever call comes first', async () => {
  const { json } = await keeper.addWallet()
  const body = { ids: entriesOf(json) }
  const [undone, booked] = await Promise.all([
    servers[0]!.call('POST /api/activities/restore', { token: keeper.token, body }),
    servers[1]!.call('POST /api/transactions', {
      token: keeper.token,
      body: { ...template(), transaction_date: '2026-02-01', wallet_id: json.data.id },
    }),
  ])
  expect([undone.status, booked.status]).toEqual(undone.status === 200 ? [200, 422] : [409, 201])
})

test('the undo of a removal that moved records is undone: they move again', async () => {
  const bank = await keeper.wallet('Bank', { opening_balance: '10' })
  const old = await keeper.wallet('Lama', { opening_balance: '5' })
  await keeper.book({ wallet_id: old })
  const removed = await keeper.call(`DELETE /api/wallets/${old}?move_to=${bank}`)
  const merged = await keeper.balances()
  const { json } = await restore(removed.json.data.activity_ids)
  expect(await keeper.balances()).toEqual({ Bank: '10.00', Lama: '-24995.00' })
  expect((await restore(json.data.activity_ids)).status).toBe(200)
  expect(await keeper.balances()).toEqual(merged)
  expect((await restore(removed.json.data.activity_ids)).status).toBe(200)
  expect(await keeper.balances()).toEqual({ Bank: '10.00', Lama: '-24995.00' })
})

const entriesOf = (json: object): number[] => (json as { activity_ids: number[] }).activity_ids
const mainEntryOf = (json: object): number => Math.max(...entriesOf(json))

const entriesSince = async (id: number): Promise<number[]> =>
  (await keeper.call('GET /api/activities')).json.data
    .filter(row => row.id > id && row.status === 'Sukses')
    .map(row => row.id)

const restore = (ids: number[]) => keeper.call('POST /api/activities/restore', { ids })

const bodyOf = ({ amount, type, category_id, description, transaction_date }: Answer['json']['data']) => ({
  ...{ amount, type, category_id, description, transaction_date },
})

const category = () => keeper.call('POST /api/categories', { name: 'Kucing', type: 'expense' })

const settle = () =>
  keeper.call('POST /api/shares/settlement', {
    ...{ name: 'Budi', wallet_id: null, transaction_date: '2026-02-12' },
  })

const buy = async () =>
  keeper.call('POST /api/instalments', {
    ...{ wallet_id: await keeper.wallet('Paylater', { kind: 'loan' }), category_id: keeper.makanan },
    ...{ name: 'Kulkas', amount: '9', count: 3, date: '2026-01-20', first_due: '2026-01-31' },
    books: 'at_once',
  })
