import type { Transaction } from '@pundi/contract'
import { readTotals, readWalletTotals } from './queries'
import { addTransaction, newSaver, type Saver } from './savers'
import { type Api, startApi } from './start-api'

function historyOf(api: Api, { token, makanan }: Saver) {
  const one = async (what: string) => (await api.call(what, { token })).json.data
  const body = {
    amount: '20000.5',
    type: 'expense',
    category_id: makanan,
    description: 'Gaji bulan ini',
    transaction_date: '2026-02-28',
  }
  return {
    book: async (): Promise<Transaction> => (await addTransaction(api, token, body)).json.data,
    read: async (id: number): Promise<Transaction> => one(`GET /api/transactions/${id}`),
    change: (id: number, changes: object) =>
      api.call(`PUT /api/transactions/${id}`, { token, body: { ...body, ...changes } }),
    remove: async (id: number): Promise<number> =>
      (await one(`DELETE /api/transactions/${id}`)).activity_ids[0]!,
    open: (id: number) => one(`GET /api/activities/${id}`),
    lastEntry: async () => (await one('GET /api/activities'))[0]!.id,
    restore: (id: number, ways: object = {}) =>
      api.call(`POST /api/activities/${id}/restore`, { token, body: ways }),
    restoreMany: (ids: number[]) => api.call('POST /api/activities/restore', { token, body: { ids } }),
    idOf: async (name: string): Promise<number> =>
      (await one('GET /api/categories')).find(row => row.name === name)!.id,
  }
}

export type Log = ReturnType<typeof historyOf>

/**
 * Starts a server for the tests of a file. After each test, checks that the stored totals equal the
 * sums of the transactions.
 */
export function eachWithLog(give: (api: Api, saver: Saver, log: Log) => void) {
  let api: Api
  let saver: Saver
  beforeAll(async () => {
    api = await startApi()
  })
  beforeEach(async () => {
    saver = await newSaver(api)
    give(api, saver, historyOf(api, saver))
  })
  afterEach(async () => {
    const { kept, summed } = await readTotals(api, saver.id)
    expect(kept).toEqual(summed)
    const wallets = await readWalletTotals(api, saver.id)
    expect(wallets.kept).toEqual(wallets.summed)
  })
  afterAll(() => api.close())
}
