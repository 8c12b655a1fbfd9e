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
