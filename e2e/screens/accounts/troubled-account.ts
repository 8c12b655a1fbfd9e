import { register, type Category } from '../../product/call-api'
import { newPerson } from '../../product/people'

/**
 * Creates an account with changes that cannot be undone, and returns its token. The activity log
 * contains, newest first:
 *
 * - A renamed category. Another category now has the old name.
 * - A changed transaction, which was changed again later.
 * - A deleted transaction. Its category is deleted too.
 * - A deleted transaction. All categories of its type are deleted.
 * - A deleted transaction. Its wallet is deleted too.
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
  const wallet = await call<{ id: number }>('POST /wallets', {
    ...{ name: 'Dompet lama', kind: 'cash', opening_balance: '0', opening_date: '2026-11-01' },
  })
  const inWallet = await call<{ id: number }>('POST /transactions', {
    ...{ ...booking, type: 'expense', category_id: idOf('Transportasi'), wallet_id: wallet.id },
  })
  await call(`DELETE /transactions/${inWallet.id}`)
  await call(`DELETE /wallets/${wallet.id}`)
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
