import { transactionBody, type Transaction } from '@pundi/shared/contract'
import { HttpError } from '@pundi/shared/http'
import { text, type MessageId } from '../catalogue/text'
import { addTransaction, changeTransaction } from './transaction-modal-api'

/** What came of sending a form. `key` names the opened form that was sent. */
export type SaveAnswer = { key: string } & (
  { saved: Transaction } | { saved?: never; message?: string; errors: Record<string, string> }
)

/** Adds the transaction that a form of the modal describes. */
export async function saveTransaction(form: FormData): Promise<SaveAnswer> {
  const {
    idempotency_key: key = '',
    category_id,
    id,
    ...fields
  } = Object.fromEntries(form) as Record<string, string>
  const body = transactionBody.safeParse({ ...fields, category_id: Number(category_id) })
  if (!body.success) return { key, errors: readIssues(body.error.issues) }
  try {
    const { data } = await (id ? changeTransaction(id, body.data) : addTransaction(body.data, key))
    return { key, saved: data }
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    return { key, message: error.message, errors: readErrors(error.errors) }
  }
}

const readErrors = (errors: Record<string, string[]>) =>
  Object.fromEntries(Object.entries(errors).map(([field, sentences]) => [field, sentences[0] ?? '']))

/** A schema's messages are ids of the catalogue. */
const readIssues = (issues: { path: PropertyKey[]; message: string }[]) =>
  Object.fromEntries(
    issues.map(({ path, message }) => [String(path[0]), text(message as MessageId)] as const).reverse(),
  )
