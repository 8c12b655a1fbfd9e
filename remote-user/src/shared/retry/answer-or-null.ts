import { HttpError } from '@pundi/platform/http'

/**
 * Null for a failed call, so that the screen shows the failure and everything else stays usable.
 * Any other error is a bug and is rethrown.
 */
export async function answerOrNull<Answer>(call: Promise<Answer>): Promise<Answer | null> {
  try {
    return await call
  } catch (error) {
    if (error instanceof HttpError) return null
    throw error
  }
}

/**
 * For a deletion: ignores a 404, because the record is already deleted. Rethrows every other error.
 */
export function ignoreNotFound(error: unknown) {
  if (!(error instanceof HttpError && error.status === 404)) throw error
}
