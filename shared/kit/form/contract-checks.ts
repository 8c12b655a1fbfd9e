import { HttpError } from '@pundi/platform/http'

/**
 * The contract's form checks, loaded when somebody fills in the form. A reader of the page does not need
 * them.
 */
export const contractChecks = <Checks>(importChecks: () => Promise<Checks>) => ({
  /** Loads them early. Ignores a failure: sending the form tries again, and reports it. */
  warmChecks: () => void importChecks().catch(() => {}),

  /** @throws HttpError with `fallback` if they cannot be loaded, like a call without an answer */
  loadChecks: async (fallback: string): Promise<Checks> => {
    try {
      return await importChecks()
    } catch {
      throw new HttpError(fallback, 0)
    }
  },
})
