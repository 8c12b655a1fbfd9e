import { HttpError } from '@pundi/shared/http'
import { text, type MessageId } from './catalogue/text'

/** Why a form of this page did not succeed. `errors` are by the name of their field. */
export interface Refusal {
  message?: string | undefined
  errors: Record<string, string>
  /** The current password is asked for too, from now on. */
  asksCurrent: boolean
  /** Only a younger session may do this, and there is no password to ask for. */
  mustSignIn: boolean
}

const asksCurrent = (form: FormData) => form.has('current_password')

/** The first refusal of each field by a schema of the contract; a schema's messages are ids of the catalogue. */
export function refuseFields(issues: { path: PropertyKey[]; message: string }[], form: FormData): Refusal {
  const errors: Record<string, string> = {}
  for (const { path, message } of issues) errors[String(path[0])] ??= text(message as MessageId)
  return { errors, asksCurrent: asksCurrent(form), mustSignIn: false }
}

/**
 * What the server said of a call; what it said of a field stands beside that field alone. Anything but a failed call is a
 * bug and flies on.
 */
export function readRefusal(error: unknown, form: FormData): Refusal {
  if (!(error instanceof HttpError)) throw error
  const errors: Record<string, string> = {}
  for (const [field, sentences] of Object.entries(error.errors)) errors[field] = sentences[0] ?? ''
  const isAsked = 'current_password' in errors
  return {
    message: Object.values(errors).includes(error.message) ? undefined : error.message,
    errors,
    asksCurrent: isAsked || asksCurrent(form),
    mustSignIn: error.status === 403 && !isAsked,
  }
}
