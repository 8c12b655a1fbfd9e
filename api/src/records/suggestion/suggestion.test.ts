import { addTransaction, newSaver, type Saver } from '../../../testing/savers'
import { type Api, startApi } from '../../../testing/start-api'

let api: Api
let saver: Saver
beforeAll(async () => {
  api = await startApi()
  saver = await newSaver(api)
  const { json: wallet } = await api.call('POST /api/wallets', {
    token: saver.token,
    body: { name: 'Jenius', kind: 'bank', opening_balance: '0', opening_date: '2026-01-01' },
  })
  await api.call('POST /api/transfers', {
    token: saver.token,
    body: {
      ...{ from_wallet_id: wallet.data.id, to_wallet_id: null, amount: '50000' },
      ...{ description: 'Tarik tunai', transfer_date: '2026-02-03' },
    },
  })
  const spent = { type: 'expense', category_id: saver.makanan }
  await addTransaction(api, saver.token, { ...spent, description: 'Gojek ke kantor', tags: ['Lembur'] })
  await addTransaction(api, saver.token, {
    ...spent,
    description: 'Kopi susu',
    transaction_date: '2026-03-01',
  })
  await addTransaction(api, saver.token, {
    ...spent,
    description: 'Kopi susu',
    transaction_date: '2026-03-02',
  })
  await addTransaction(api, saver.token, { ...spent, description: 'Topi', transaction_date: '2026-03-03' })
})
afterAll(() => api.close())

const ask = async (query: Record<string, string>, { token }: { token: string } = saver) =>
  (await api.call(`GET /api/transactions/suggestion?${new URLSearchParams(query).toString()}`, { token }))
    .json.data

test.each([
  ['gojk', 'gojek', 1],
  ['GOEJK', 'gojek', 1],
  ['kntor', 'kantor', 1],
  ['kopi susuu', 'kopi susu', 2],
  ['copi', 'kopi', 2],
  ['makann', 'makanan', 4],
  ['lembru', 'lembur', 1],
  ['jenuis', 'jenius', 1],
  ['tarik tunia', 'tarik tunai', 1],
])('the search "%s" may have meant "%s", which finds %d', async (typed, search, total) => {
  expect(await ask({ search: typed })).toEqual({ search, total })
})

test.each(['gjk', 'gxxek', '123456', 'kopi kantor', 'gojek pesawat', '', '%', '..', 'w '.repeat(90)])(
  'nothing is suggested for "%s"',
  async typed => {
    expect(await ask({ search: typed })).toBeNull()
  },
)

test('what is suggested finds something within the rest of the filter', async () => {
  expect(await ask({ search: 'topy', from: '2026-03-01' })).toEqual({ search: 'topi', total: 1 })
  expect(await ask({ search: 'ropi', to: '2026-03-02' })).toEqual({ search: 'kopi', total: 2 })
  expect(await ask({ search: 'topy', type: 'transfer' })).toBeNull()
})

test('nobody is led to the words of somebody else', async () => {
  expect(await ask({ search: 'gojk' }, await api.newPerson())).toBeNull()
})
