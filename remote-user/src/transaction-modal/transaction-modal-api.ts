import type { CategoriesAnswer, Transaction, TransactionBody } from '@pundi/contract'
import { request } from '@pundi/platform/http'
import { text } from '../catalogue/text'

export const listCategories = () =>
  request<CategoriesAnswer>('/categories', { fallback: text('Gagal mengambil kategori') })

/** The same `key` books once, however often it is sent. */
export const addTransaction = async (body: TransactionBody, key: string) =>
  (
    await request<{ data: Transaction }>('/transactions', {
      method: 'POST',
      body,
      headers: { 'idempotency-key': key },
      fallback: text('Terjadi kesalahan saat menyimpan transaksi'),
    })
  ).data

export const findTransaction = async (id: number) =>
  (
    await request<{ data: Transaction }>(`/transactions/${id}`, {
      fallback: text('Terjadi kesalahan saat menyimpan transaksi'),
    })
  ).data

/** With a `version`, answered 412 where the transaction is another by now. */
export const changeTransaction = async (id: number, body: TransactionBody, version?: string) =>
  (
    await request<{ data: Transaction }>(`/transactions/${id}`, {
      method: 'PUT',
      body,
      headers: version === undefined ? {} : { 'if-match': `"${version}"` },
      fallback: text('Terjadi kesalahan saat menyimpan transaksi'),
    })
  ).data
