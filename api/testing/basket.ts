import type { Transaction } from '@pundi/contract'
import type { Item } from './answer'
import { newPurse, type Purse } from './purse'
import type { Api } from './start-api'

export const bodyOf = ({ amount, type, category_id, description, transaction_date }: Transaction) => ({
  ...{ amount, type, category_id, description, transaction_date },
})

export async function newBasket(api: Api) {
  const purse = await newPurse(api)
  const { data } = (await purse.call('GET /api/categories')).json
  const idOf = (name: string) => data.find(row => row.name === name)!.id
  const [makanan, transportasi, hiburan] = [idOf('Makanan'), idOf('Transportasi'), idOf('Hiburan')]
  const one = async (what: string, body?: object): Promise<Item> => (await purse.call(what, body)).json.data
  return {
    ...{ ...purse, makanan, transportasi, hiburan, one },
    read: (id: number) => one(`GET /api/transactions/${id}`),
    split: async (parts: [number, number, string?][], changes: object = {}) =>
      one('POST /api/transactions', splitBody(parts, changes)),
    change: (transaction: Transaction, changes: object) =>
      purse.call(`PUT /api/transactions/${transaction.id}`, { ...bodyOf(transaction), ...changes }),
    meta: async (query: string) => (await purse.call(`GET /api/transactions?${query}`)).json.meta,
    undoLast: async () => purse.undo(await purse.lastEntry()),
  }
}
export type Basket = Purse & Awaited<ReturnType<typeof newBasket>>

export function splitBody(parts: [number, number, string?][], changes: object = {}) {
  const amount = String(parts.reduce((sum, [, part]) => sum + part, 0))
  return {
    ...{ amount, type: 'expense', category_id: parts[0]![0], description: 'Belanja' },
    ...{ transaction_date: '2026-02-11', ...changes },
    splits: parts.map(([category_id, part, note]) => ({
      category_id,
      amount: String(part),
      ...(note && { note }),
    })),
  }
}
