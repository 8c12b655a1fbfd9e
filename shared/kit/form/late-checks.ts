import { HttpError } from '@pundi/platform/http'

/**
 * The contract's checks of a form, loaded by `importChecks` when somebody fills in the form: a reader of the page does
 * not need them.
 */
export const lateChecks = <Checks>(importChecks: () => Promise<Checks>) => ({
  /**
   * Loads them in advance, when somebody begins to fill in a form. Where that fails, sending the form tries again and
   * reports the failure.
   */
  warmChecks: () => void importChecks().catch(() => {}),

  /** @throws HttpError with `fallback` where they cannot be had, as a call that did not arrive would */
  loadChecks: async (fallback: string): Promise<Checks> => {
    try {
      return await importChecks()
    } catch {
      throw new HttpError(fallback, 0)
    }
  },
})
