import { HttpError } from '@pundi/platform/http'

/**
 * What a call brought, or null where it failed: so that a failed call has a place of its own on the screen and the
 * rest stays usable. Anything but a failed call is a bug and flies on.
 */
export async function settleCall<Answer>(call: Promise<Answer>): Promise<Answer | null> {
  try {
    return await call
  } catch (error) {
    if (error instanceof HttpError) return null
    throw error
  }
}

/** Lets a refusal pass because what was to go is gone already: what was wished for is so. Everything else flies on. */
export function ignoreNotFound(error: unknown) {
  if (!(error instanceof HttpError && error.status === 404)) throw error
}
