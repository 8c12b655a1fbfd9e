import type { Outlook } from '@pundi/contract'
import { type Caller, type Category } from '../../product/call-api'

export async function fillAgreeingAccount({ call, book }: Pick<Caller, 'call' | 'book'>): Promise<Outlook> {
  const outlook = await call<Outlook>('GET /outlook')
  const { today, period } = outlook
  const categories = await call<Category[]>('GET /categories')
  const idOf = (name: string) => categories.find(category => category.name === name)!.id
  const addWallet = async (name: string, kind: string, opening_balance: string) =>
    (await call<{ id: number }>('POST /wallets', { name, kind, opening_balance, opening_date: today })).id
  const bank = await addWallet('Bank', 'bank', '5000000')
  const purse = await addWallet('Dompet', 'cash', '250000')
  const savings = await addWallet('Tabungan', 'savings', '2000000')
  const spend = (amount: string, category: string, more: object) =>
    call('POST /transactions', {
      ...{ type: 'expense', amount, category_id: idOf(category), description: category },
      ...{ transaction_date: today, ...more },
    })
  await spend('300000', 'Makanan', { wallet_id: bank, shares: [{ name: 'Budi', amount: '100000' }] })
  await spend('50000', 'Transportasi', { wallet_id: purse })
  await book({ amount: '40000', category: 'Hiburan', description: 'Bioskop', transaction_date: today })
  await call('POST /transactions', {
    ...{ type: 'income', amount: '8000000', category_id: idOf('Gaji'), description: 'Gaji' },
    ...{ transaction_date: today, wallet_id: bank },
  })
  for (const [name, amount] of [
    ['Makanan', '900000'],
    ['Transportasi', '300000'],
  ] as const)
    await call(`PUT /budgets/${idOf(name)}`, { amount, from_period: period.from })
  await call('POST /schedules', {
    ...{ unit: 'month', every: 1, anchor_date: today, is_automatic: false },
    template: {
      ...{ type: 'expense', amount: '75000', category_id: idOf('Transportasi'), description: 'KRL' },
      wallet_id: bank,
    },
  })
  const goal = await call<{ id: number }>('POST /goals', {
    ...{ name: 'Laptop', target: '12000000', due_on: null, wallet_id: savings },
  })
  await call(`POST /goals/${goal.id}/moves`, { amount: '500000', moved_on: today })
  return outlook
}
