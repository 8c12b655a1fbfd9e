import { HttpError } from '@pundi/shared/http'

const importChecks = () => import(/* webpackChunkName: "checks" */ './checks')

/** Ahead of need, when somebody begins to fill in a form; should it fail, sending the form asks again and says so. */
export const warmChecks = () => void importChecks().catch(() => {})

/**
 * The contract's checks: a third of what a page of this area would load, and needed by nobody who only looks at it.
 *
 * @throws HttpError with `fallback` where they cannot be had, as a call that did not arrive would
 */
export async function loadChecks(fallback: string) {
  try {
    return await importChecks()
  } catch {
    throw new HttpError(fallback, 0)
  }
}
