import { HttpError } from '@pundi/platform/http'

/**
 * Null for a failed call: the screen shows the failure in its place, and the rest stays usable. Rethrows any other
 * error, because it is a bug.
 */
export async function answerOrNull<Answer>(call: Promise<Answer>): Promise<Answer | null> {
  try {
    return await call
  } catch (error) {
    if (error instanceof HttpError) return null
    throw error
  }
}

/** For a deletion: ignores a 404, because the record is then deleted already. Rethrows every other error. */
export function ignoreNotFound(error: unknown) {
  if (!(error instanceof HttpError && error.status === 404)) throw error
}
