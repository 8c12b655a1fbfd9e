import { mostMessage, unprintable } from '@pundi/contract'

/** The message of an error, where the operator allows it. Leaves out those that calls show to people. */
export function messageOf(error: unknown): string | undefined {
  const isAllowed = document.documentElement.dataset.errorMessages === 'on'
  if (!isAllowed || !(error instanceof Error) || error.name === 'HttpError') return undefined
  return error.message.slice(0, mostMessage).replace(unprintable, ' ')
}
