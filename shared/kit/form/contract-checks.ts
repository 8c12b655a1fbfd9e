import { HttpError } from '@pundi/platform/http'

/** Loads the checks when somebody fills in the form, since reading the page does not need them. */
export const contractChecks = <Checks>(importChecks: () => Promise<Checks>) => ({
  /** Loads the checks early. Ignores a failure: sending the form tries again, and reports it. */
  warmChecks: () => void importChecks().catch(() => {}),

  /** @throws HttpError with `fallback` if the checks cannot be loaded, like a call without an answer */
  loadChecks: async (fallback: string): Promise<Checks> => {
    try {
      return await importChecks()
    } catch {
      throw new HttpError(fallback, 0)
    }
  },
})
