import { HttpError } from '@pundi/platform/http'
import type { Text } from '@pundi/platform/i18n'

/**
 * Why a form was not accepted, by the server or by a check before it was sent. The component that shows it translates
 * it: the language may change while it is on the screen.
 */
export interface FormRefusal<MessageId extends string> {
  /** About the form as a whole. */
  message?: ((say: Text<MessageId>) => string) | undefined
  /** The messages of fields, by field. */
  errors: (say: Text<MessageId>) => Record<string, string>
}

export interface HttpRefusal {
  /** The message about the form as a whole; a message about a field is shown at that field alone. */
  message?: string
  /** The messages of fields, by field. */
  errors: Record<string, string>
  /** The status of the answer, 0 without one. */
  status: number
}

/** The server's refusal of a call that a form made. Rethrows every other error, which is a bug. */
export function readHttpRefusal(error: unknown): HttpRefusal {
  if (!(error instanceof HttpError)) throw error
  const { message, status } = error
  const errors = firstOfEach(error.errors)
  return Object.values(errors).includes(message) ? { errors, status } : { message, errors, status }
}

/** The first message of each field, by field. */
export const firstOfEach = (errors: Record<string, string[]>): Record<string, string> =>
  Object.fromEntries(Object.entries(errors).map(([field, sentences]) => [field, sentences[0] ?? '']))
