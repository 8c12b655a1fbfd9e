import { HttpError } from '@pundi/shared/http'

const importChecks = () => import(/* webpackChunkName: "setting-checks" */ './checks')

/** Ahead of need, when somebody begins to fill in a form; should it fail, sending the form asks again and says so. */
export const warmChecks = () => void importChecks().catch(() => {})

/**
 * The contract's checks, which nobody needs who only looks at the page.
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
