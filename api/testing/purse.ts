import type { Wallet } from '@pundi/contract'
import { readCsv } from './read-csv'
import { newSaver, type Saver } from './savers'
import type { Api } from './start-api'

export function purseOf(api: Api, saver: Saver) {
  const { token } = saver
  const call = (what: string, body?: object, headers: Record<string, string> = {}) =>
    api.call(what, { token, headers, ...(body && { body }) })
  const list = async () => (await call('GET /api/wallets')).json
  return {
    ...saver,
    call,
    list,
    addWallet: (changes: object = {}, headers = {}) =>
      call('POST /api/wallets', { ...newWallet, ...changes }, headers),
    wallet: async (name: string, changes: object = {}): Promise<number> =>
      (await call('POST /api/wallets', { ...newWallet, name, ...changes })).json.data.id,
    addTransfer: (changes: object, headers = {}) =>
      call('POST /api/transfers', { ...newTransfer, ...changes }, headers),
    book: (changes: object, headers = {}) =>
      call('POST /api/transactions', { ...newExpense, category_id: saver.makanan, ...changes }, headers),
    earn: (changes: object) =>
      call('POST /api/transactions', {
        ...{ ...newExpense, type: 'income', category_id: saver.gaji },
        ...changes,
      }),
    balances: async () =>
      Object.fromEntries((await list()).data.map(({ name, balance }: Wallet) => [name, balance])),
    summary: async () => (await call('GET /api/transactions/summary')).json.data,
    exported: async (query = '', language = 'en') => {
      const headers = { 'accept-language': language }
      const { text } = await call(`GET /api/transactions/export?${query}`, undefined, headers)
      return readCsv(text, language === 'id' ? ';' : ',')
    },
    lastEntry: async (): Promise<number> => (await call('GET /api/activities?limit=1')).json.data[0]!.id,
    undo: (id: number, ways: object = {}) => call(`POST /api/activities/${id}/restore`, ways),
  }
}

export type Purse = ReturnType<typeof purseOf>

export const newPurse = async (api: Api): Promise<Purse> => purseOf(api, await newSaver(api))

export const newWallet = {
  ...{ name: 'Tunai', kind: 'cash', opening_balance: '0', opening_date: '2020-01-01', is_closed: false },
}

const newTransfer = {
  ...{ from_wallet_id: null, to_wallet_id: null, amount: '100000', description: 'Isi saldo' },
  ...{ transfer_date: '2026-02-10' },
}

const newExpense = {
  ...{ amount: '25000', type: 'expense', description: 'Kopi', transaction_date: '2026-02-11' },
}
