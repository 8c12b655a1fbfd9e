import { HttpError } from '@pundi/platform/http'
import type { Text } from '@pundi/platform/i18n'
import type { Typed } from './typed'

/**
 * Why a form was refused, by the server or by a check before sending. `message` and `errors` are
 * functions that run at every render, because the user may change the language while the errors are
 * shown.
 */
export interface FormRefusal<MessageId extends string> {
  message?: ((say: Text<MessageId>) => string) | undefined
  errors: (say: Text<MessageId>) => Typed<string>
}

export interface HttpRefusal {
  /** Message about the whole form. Undefined if a field already shows the same message. */
  message?: string
  errors: Typed<string>
  /** HTTP status, or 0 if there was no response. */
  status: number
}

/**
 * The message, field errors and status of an HttpError. Rethrows any other error, which is a bug.
 */
export function readHttpRefusal(error: unknown): HttpRefusal {
  if (!(error instanceof HttpError)) throw error
  const { message, status } = error
  const errors = firstOfEach(error.errors)
  return Object.values(errors).includes(message) ? { errors, status } : { message, errors, status }
}

export const firstOfEach = (errors: Record<string, string[]>): Typed<string> =>
  Object.fromEntries(Object.entries(errors).map(([field, sentences]) => [field, sentences[0] ?? '']))
