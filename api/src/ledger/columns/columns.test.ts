import { accountExport, type RecordState, type TransactionBody } from '@pundi/contract'
import { newAdmin } from '../../../testing/new-admin'
import { readCsv } from '../../../testing/read-csv'
import { addTransaction, newSaver } from '../../../testing/savers'
import { type Api, startApi } from '../../../testing/start-api'
import { type ColumnName, columnNames } from './columns'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.close())

type Walk = {
  change: (others: { makanan: number; transportasi: number; wallet: number }) => Partial<TransactionBody>
  cells: [string, string] | null
  isPublic: boolean
}

const walks: Record<ColumnName, Walk> = {
  amount: { change: () => ({ amount: '7.00' }), cells: ['5000000.00', '7.00'], isPublic: true },
  type: {
    change: ({ makanan }) => ({ type: 'expense', category_id: makanan }),
    cells: ['Income', 'Expense'],
    isPublic: true,
  },
  category_id: {
    change: ({ transportasi }) => ({ type: 'expense', category_id: transportasi }),
    cells: ['Gaji', 'Transportasi'],
    isPublic: false,
  },
  description: {
    change: () => ({ description: 'Rahasia "besar"' }),
    cells: ['Gaji bulan ini', 'Rahasia "besar"'],
    isPublic: false,
  },
  wallet_id: { change: ({ wallet }) => ({ wallet_id: wallet }), cells: null, isPublic: false },
  is_refund: {
    change: ({ makanan }) => ({ type: 'expense', category_id: makanan, is_refund: true }),
    cells: ['5000000.00', '-5000000.00'],
    isPublic: true,
  },
  tags: { change: () => ({ tags: ['Liburan', 'kerja'] }), cells: null, isPublic: false },
  splits: {
    change: ({ makanan, transportasi }) => ({
      ...{ type: 'expense', category_id: makanan },
      splits: [
        { category_id: makanan, amount: '2000000.00', note: 'nasi' },
        { category_id: transportasi, amount: '3000000.00', note: '' },
      ],
    }),
    cells: null,
    isPublic: false,
  },
  shares: {
    change: ({ makanan }) => ({
      ...{ type: 'expense', category_id: makanan },
      shares: [{ name: 'Rahasia Budi', amount: '2000000.00', owed_by: 'friend' }],
    }),
    cells: null,
    isPublic: false,
  },
  place: { change: () => ({ place: 'Pasar Rahasia' }), cells: null, isPublic: false },
  transaction_date: {
    change: () => ({ transaction_date: '2024-02-29' }),
    cells: ['2026-02-28', '2024-02-29'],
    isPublic: true,
  },
}

const emptyWallet = { kind: 'bank', opening_balance: '0', opening_date: '2020-01-01' }

test.each(columnNames)('%s is added, changed, versioned, logged, brought back and exported', async name => {
  const { change, cells, isPublic } = walks[name]
  const saver = await newSaver(api)
  const { token } = saver
  const ask = (what: string, body?: object) => api.call(what, { token, ...(body && { body }) })
  const one = async (what: string, body?: object) => (await ask(what, body)).json.data
  const lastEntry = async () => (await one('GET /api/activities'))[0]!.id
  const { json: categories } = await ask('GET /api/categories')
  const transportasi = categories.data.find(category => category.name === 'Transportasi')!.id
  const newWallet = async (name: string) => (await one('POST /api/wallets', { ...emptyWallet, name })).id
  const [wallet_id, wallet] = [await newWallet('Tunai'), await newWallet('Bank')]

  const { json } = await addTransaction(api, token, { category_id: saver.gaji, wallet_id })
  const added = json.data
  const path = `/api/transactions/${added.id}`
  const { amount, type, category_id, description, transaction_date } = added
  const options = { wallet_id, is_refund: false, tags: [], splits: [], shares: [], place: '' }
  const body = { amount, type, category_id, description, transaction_date, ...options }
  const changed = { ...body, ...change({ makanan: saver.makanan, transportasi, wallet }) }
  const [before, after] = [added[name], changed[name]]
  expect(after).not.toEqual(before)

  const answered = await one(`PUT ${path}`, changed)
  expect(answered[name]).toEqual(after)
  expect(answered.version).not.toBe(added.version)
  expect(await one(`GET ${path}`)).toEqual(answered)
  expect((await one('GET /api/transactions'))[0]).toEqual(answered)
  const entry = await lastEntry()
  expect(await one(`PUT ${path}`, changed)).toEqual(answered)
  expect(await lastEntry()).toBe(entry)
  const { json: detail } = await ask(`GET /api/activities/${entry}`)
  const states = detail.data as unknown as Record<'before' | 'after', RecordState>
  expect([states.before[name], states.after[name]]).toMatchObject([before, after])

  const { text } = await ask('GET /api/transactions/export')
  const [, ...rows] = readCsv(text.slice(1), ',')
  if (cells) expect(rows[0]).toContain(cells[1])
  const kept = accountExport.parse(JSON.parse((await ask('GET /api/account/export')).text))
  expect(kept.transactions).toEqual([answered])
  const found = kept.activities.find(({ id }) => id === entry)!
  expect([found.before![name], found.after![name]]).toMatchObject([before, after])
  const { json: seen } = await api.call('GET /api/admin/transactions', await newAdmin(api))
  const row = seen.data.find(({ id }) => id === added.id)!
  expect(row[name]).toEqual(isPublic ? after : undefined)

  await ask(`POST /api/activities/${entry}/restore`, {})
  expect(await one(`GET ${path}`)).toEqual(added)
  await ask(`DELETE ${path}`)
  await ask(`POST /api/activities/${await lastEntry()}/restore`, {})
  expect(await one(`GET ${path}`)).toEqual(added)
  const again = readCsv((await ask('GET /api/transactions/export')).text.slice(1), ',')
  if (cells) expect(again[1]).toContain(cells[0])
})

test('the state in the log and the order in the download are what they always were', async () => {
  const { token, gaji } = await newSaver(api)
  const { json } = await addTransaction(api, token, { category_id: gaji })
  const { id, version, created_at } = json.data
  expect(version).toMatch(/^[0-9a-f]{16}$/)
  const { text } = await api.call('GET /api/account/export', { token })
  expect(text).toContain(
    `{"id":${id},"amount":"5000000.00","type":"income","category_id":${gaji},` +
      `"category":{"id":${gaji},"name":"Gaji"},"description":"Gaji bulan ini",` +
      `"transaction_date":"2026-02-28","created_at":"${created_at}","version":"${version}"}`,
  )
  expect(accountExport.parse(JSON.parse(text)).activities.at(-2)!.after).toEqual({
    ...{ id, type: 'income', name: 'Gaji', amount: '5000000.00', category_id: gaji },
    ...{ description: 'Gaji bulan ini', transaction_date: '2026-02-28', created_at },
  })
})
