import type { Outlook } from '@pundi/contract'
import { register, type Category } from '../../product/call-api'
import { newPerson } from '../../product/people'

export async function makeBudgetAccount(url: string): Promise<string> {
  const { token, call, book } = await register(url, newPerson())
  const categories = await call<Category[]>('GET /categories')
  const idOf = (name: string) => categories.find(category => category.name === name)!.id
  const { today, period } = await call<Outlook>('GET /outlook')
  const from_period = period.from
  await call(`PUT /budgets/${idOf('Makanan')}`, { amount: '900000', from_period })
  await call(`PUT /budgets/${idOf('Transportasi')}`, { amount: '300000', from_period })
  await call('POST /schedules', {
    ...{ unit: 'month', every: 1, anchor_date: today, is_automatic: false },
    template: {
      ...{ type: 'expense', amount: '75000', category_id: idOf('Transportasi'), description: 'KRL' },
    },
  })
  const booking = { amount: '1250000.50', category: 'Makanan', description: 'Katering' }
  await book({ ...booking, transaction_date: today })
  return token
}
