import type { Instalments, Transaction } from '@pundi/contract'
import { newPurse, type Purse } from './purse'
import type { Api } from './start-api'

export async function newLender(api: Api) {
  const purse = await newPurse(api)
  const bank = await purse.wallet('Bank', { kind: 'bank', opening_balance: '5000000' })
  const paylater = await purse.wallet('Paylater', { kind: 'loan' })
  const body = { ...newPurchase, wallet_id: paylater, category_id: purse.makanan }
  const buy = (changes: object = {}, headers = {}) =>
    purse.call('POST /api/instalments', { ...body, ...changes }, headers)
  return {
    ...purse,
    ...{ bank, paylater, buy },
    bought: async (changes: object = {}) => (await buy(changes)).json.data as unknown as Instalments,
    plans: async () => (await purse.call('GET /api/instalments')).json.data as unknown as Instalments[],
    pay: (id: number, changes: object = {}, headers = {}) =>
      purse.call(
        `POST /api/instalments/${id}/payment`,
        { ...payment, from_wallet_id: bank, ...changes },
        headers,
      ),
    expenses: async () =>
      (await purse.call('GET /api/transactions?sort=date&limit=500')).json.data as unknown as Transaction[],
  }
}

export type Lender = Purse & Awaited<ReturnType<typeof newLender>>

const newPurchase = {
  ...{ name: 'Kulkas', amount: '900000', count: 3, date: '2026-01-20', first_due: '2026-01-31' },
  books: 'at_once',
}

const payment = { amount: '300000', date: '2026-02-02' }
