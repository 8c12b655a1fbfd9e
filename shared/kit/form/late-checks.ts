import { HttpError } from '@pundi/platform/http'

/** The contract's checks of a form, which nobody needs who only looks at it: `importChecks` brings their file. */
export const lateChecks = <Checks>(importChecks: () => Promise<Checks>) => ({
  /** Ahead of need, when somebody begins to fill in a form; should it fail, sending the form asks again and says so. */
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
