import { HttpError } from '@pundi/platform/http'

/** Lets a refusal pass because what was to go is gone already: what was wished for is so. Everything else flies on. */
export function ignoreNotFound(error: unknown) {
  if (!(error instanceof HttpError && error.status === 404)) throw error
}
