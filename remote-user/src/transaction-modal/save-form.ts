import { text } from '../catalogue/text'
import type { SaveAnswer } from './save-transaction'

/** The checks of the contract are a third of the dashboard's code, and needed by nobody who only looks at it. */
export const loadSaving = () => import(/* webpackChunkName: "save-transaction" */ './save-transaction')

/** Saves what a form of the modal describes. Code that cannot be loaded is a failure to save like any other. */
export async function saveForm(form: FormData): Promise<SaveAnswer> {
  const saving = await loadSaving().catch(() => undefined)
  if (saving) return saving.saveTransaction(form)
  const key = form.get('idempotency_key') as string
  return { key, message: text('Terjadi kesalahan saat menyimpan transaksi'), errors: {} }
}
