import { HttpError } from '@pundi/platform/http'
import type { Text } from '@pundi/platform/i18n'
import type { Typed } from './typed'

/**
 * Why a form was refused, by the server or by a check before sending. The message is a function, which is called at
 * every render, because the language may change while the message is shown.
 */
export interface FormRefusal<MessageId extends string> {
  message?: ((say: Text<MessageId>) => string) | undefined
  errors: (say: Text<MessageId>) => Typed<string>
}

export interface HttpRefusal {
  /** Message about the form; undefined if a field has a message, which then says enough. */
  message?: string
  errors: Typed<string>
  /** HTTP status; 0 without an answer. */
  status: number
}

/** Rethrows any error but a refusal, since it is a bug. */
export function readHttpRefusal(error: unknown): HttpRefusal {
  if (!(error instanceof HttpError)) throw error
  const { message, status } = error
  const errors = firstOfEach(error.errors)
  return Object.values(errors).includes(message) ? { errors, status } : { message, errors, status }
}

export const firstOfEach = (errors: Record<string, string[]>): Typed<string> =>
  Object.fromEntries(Object.entries(errors).map(([field, sentences]) => [field, sentences[0] ?? '']))
