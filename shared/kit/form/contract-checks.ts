import { HttpError } from '@pundi/platform/http'

/**
 * Loads the checks of a form when the user fills in the form, because showing the page does not
 * need the checks.
 */
export const contractChecks = <Checks>(importChecks: () => Promise<Checks>) => ({
  /**
   * Loads the checks early. Ignores a failure, because submitting the form tries again and reports
   * the error.
   */
  warmChecks: () => void importChecks().catch(() => {}),

  /**
   * Loads the checks for a submit.
   * @throws HttpError with the message `fallback` and status 0 if the checks cannot be loaded
   */
  loadChecks: async (fallback: string): Promise<Checks> => {
    try {
      return await importChecks()
    } catch {
      throw new HttpError(fallback, 0)
    }
  },
})
