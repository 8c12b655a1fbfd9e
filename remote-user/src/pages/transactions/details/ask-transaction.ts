import { findTransaction, type Transaction } from '@pundi/contract'
import { HttpError, send } from '@pundi/platform/http'
import { text } from '../catalogue/text'

/** "missing" if the user has no such transaction, "failed" if that is not known. */
export async function askTransaction(id: number): Promise<Transaction | 'missing' | 'failed'> {
  if (id === 0) return 'missing'
  try {
    const fallback = text('Failed to fetch transactions')
    return (await send(findTransaction, { params: { id }, fallback })).data
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    return error.status === 404 ? 'missing' : 'failed'
  }
}
