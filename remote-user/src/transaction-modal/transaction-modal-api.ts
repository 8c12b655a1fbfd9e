import type { Category, Transaction, TransactionBody } from '@pundi/shared/contract'
import { request } from '@pundi/shared/http'
import { text } from '../catalogue/text'

export const listCategories = () =>
  request<{ data: Category[] }>('/categories', { fallback: text('Gagal mengambil kategori') })

/** The same `key` books once, however often it is sent. */
export const addTransaction = (body: TransactionBody, key: string) =>
  request<{ data: Transaction }>('/transactions', {
    method: 'POST',
    body,
    headers: { 'idempotency-key': key },
    fallback: text('Terjadi kesalahan saat menyimpan transaksi'),
  })

export const changeTransaction = (id: string, body: TransactionBody) =>
  request<{ data: Transaction }>(`/transactions/${id}`, {
    method: 'PUT',
    body,
    fallback: text('Terjadi kesalahan saat menyimpan transaksi'),
  })
