import { mostMessage, unprintable } from '@pundi/contract'

/**
 * The message of an error, if the operator allows messages in reports. Undefined for `HttpError`,
 * which contains a message for users.
 */
export function messageOf(error: unknown): string | undefined {
  const isAllowed = document.documentElement.dataset.errorMessages === 'on'
  if (!isAllowed || !(error instanceof Error) || error.name === 'HttpError') return undefined
  return error.message.slice(0, mostMessage).replace(unprintable, ' ')
}
