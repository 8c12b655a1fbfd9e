import { register, type Category } from '../../product/call-api'
import { newPerson } from '../../product/people'

export async function makePurseAccount(url: string): Promise<string> {
  const { token, call } = await register(url, newPerson())
  const categories = await call<Category[]>('GET /categories')
  const idOf = (name: string) => categories.find(category => category.name === name)!.id
  const addWallet = (name: string, kind: string) =>
    call<{ id: number }>('POST /wallets', {
      ...{ name, kind, opening_balance: '1000000', opening_date: '2026-11-01' },
    })
  const bank = await addWallet('BCA', 'bank')
  const gopay = await addWallet('GoPay', 'ewallet')
  await addWallet('Tabungan liburan keluarga besar ke Bali tahun depan', 'savings')
  const day = { transaction_date: '2026-11-20' }
  await call('POST /transactions', {
    ...{ amount: '25000', type: 'expense', category_id: idOf('Makanan'), description: 'Nasi padang', ...day },
    ...{ wallet_id: gopay.id, tags: ['kantor', 'makan siang'] },
  })
  await call('POST /transactions', {
    ...{ amount: '200000', type: 'expense', category_id: idOf('Makanan'), description: 'Belanja', ...day },
    wallet_id: bank.id,
    splits: [
      { category_id: idOf('Makanan'), amount: '150000', note: 'sayur dan beras' },
      { category_id: idOf('Hiburan'), amount: '50000', note: '' },
    ],
  })
  await call('POST /transfers', {
    ...{ from_wallet_id: bank.id, to_wallet_id: gopay.id, amount: '200000', description: 'Isi saldo' },
    ...{ fee: '2500', fee_category_id: idOf('Hiburan'), transfer_date: '2026-11-20' },
  })
  return token
}
