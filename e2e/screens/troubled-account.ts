import { register, type Category } from '../product/call-api'
import { newPerson } from '../product/people'

/**
 * Makes an account whose log has an entry for each thing that can stand in the way of bringing something back, and gives
 * its token. Newest first: a category that was named otherwise, its name taken since; a transaction that was changed
 * again; one whose category is gone; one of a type that no category is left of.
 */
export async function makeTroubledAccount(url: string): Promise<string> {
  const { token, call, book } = await register(url, newPerson())
  const categories = await call<Category[]>('GET /categories')
  const idOf = (name: string) => categories.find(category => category.name === name)!.id
  const booking = {
    amount: '25500',
    description: 'Nasi padang dan es teh untuk seluruh keluarga di hari Minggu',
    transaction_date: '2026-11-20',
  }
  for (const category of ['Gaji', 'Makanan']) {
    await call(`DELETE /transactions/${await book({ ...booking, category })}`)
    await call(`DELETE /categories/${idOf(category)}`)
  }
  const changed = await book({ ...booking, category: 'Transportasi' })
  for (const amount of ['30000', '999999999999.99']) {
    const category_id = idOf('Transportasi')
    await call(`PUT /transactions/${changed}`, { ...booking, amount, category_id, type: 'expense' })
  }
  await call(`PUT /categories/${idOf('Hiburan')}`, { name: 'Seni dan hiburan', type: 'expense' })
  await call('POST /categories', { name: 'Hiburan', type: 'expense' })
  return token
}
