import { HttpError } from '@pundi/shared/http'
import { text, type MessageId } from './catalogue/text'

/** What an account form's action answers where it did not succeed. `errors` are by the name of their field. */
export interface Refusal {
  message?: string
  errors: Record<string, string>
}

/** The first refusal of each field by a schema of the contract; a schema's messages are ids of the catalogue. */
export function refuseFields(issues: { path: PropertyKey[]; message: string }[] = []): Refusal {
  const errors: Record<string, string> = {}
  for (const { path, message } of issues) errors[String(path[0])] ??= text(message as MessageId)
  return { errors }
}

/**
 * What the server said of a call; what it said of a field stands beside that field alone. Anything but a failed call is a
 * bug and flies on.
 */
export function readRefusal(error: unknown): Refusal {
  if (!(error instanceof HttpError)) throw error
  const errors: Record<string, string> = {}
  for (const [field, sentences] of Object.entries(error.errors)) errors[field] = sentences[0] ?? ''
  return Object.values(errors).includes(error.message) ? { errors } : { message: error.message, errors }
}

export const hasErrors = (errors: Record<string, string>) => Object.keys(errors).length > 0
