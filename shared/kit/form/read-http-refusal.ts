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
  const errors: Record<string, string> = {}
  for (const [field, sentences] of Object.entries(error.errors)) errors[field] = sentences[0] ?? ''
  return Object.values(errors).includes(message) ? { errors, status } : { message, errors, status }
}
