import { HttpError } from '@pundi/platform/http'

/**
 * The answer of a call, or null where the call failed. The screen shows the failure in its place, and the rest stays
 * usable. Rethrows every other error, which is a bug.
 */
export async function settleCall<Answer>(call: Promise<Answer>): Promise<Answer | null> {
  try {
    return await call
  } catch (error) {
    if (error instanceof HttpError) return null
    throw error
  }
}

/** Ignores a 404 to a deletion: what was to be deleted is gone already. Rethrows every other error. */
export function ignoreNotFound(error: unknown) {
  if (!(error instanceof HttpError && error.status === 404)) throw error
}
