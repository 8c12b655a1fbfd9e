import { HttpError } from '@pundi/platform/http'

export interface HttpRefusal {
  /** What was said of the form as a whole; what was said of a field stands beside that field alone. */
  message?: string
  /** By the name of their field. */
  errors: Record<string, string>
  /** Of the answer, 0 where none came. */
  status: number
}

/** What the server said of a call that a form made. Anything but a failed call is a bug and flies on. */
export function readHttpRefusal(error: unknown): HttpRefusal {
  if (!(error instanceof HttpError)) throw error
  const { message, status } = error
  const errors = firstOfEach(error.errors)
  return Object.values(errors).includes(message) ? { errors, status } : { message, errors, status }
}

/** The first sentence that was said of each field, by the name of the field. */
export const firstOfEach = (errors: Record<string, string[]>): Record<string, string> =>
  Object.fromEntries(Object.entries(errors).map(([field, sentences]) => [field, sentences[0] ?? '']))
