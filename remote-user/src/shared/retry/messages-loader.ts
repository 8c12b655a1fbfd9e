import type { Catalogues } from '@pundi/platform/federation'
import { loadMessages } from '@pundi/platform/i18n'

/**
 * Loads the messages of a part once, because loading them again would render the whole page again. If loading
 * fails, message ids are shown and the next call tries again.
 *
 * @param parts name for the console
 */
export function messagesLoader(catalogues: Catalogues, parts: string) {
  let loading: Promise<void> | undefined
  return () =>
    (loading ??= loadMessages(catalogues).catch((error: unknown) => {
      loading = undefined
      console.warn(`The words of ${parts} did not load.`, error)
    }))
}
