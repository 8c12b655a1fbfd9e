import type { Catalogues } from '@pundi/platform/federation'
import { loadMessages } from '@pundi/platform/i18n'

/**
 * Loads messages only once, because loading them again would render the whole page again. If
 * loading fails, the page shows the ids of the messages, and the next call tries again.
 *
 * @param parts name of these messages in the console
 */
export function messagesLoader(catalogues: Catalogues, parts: string) {
  let loading: Promise<void> | undefined
  return () =>
    (loading ??= loadMessages(catalogues).catch((error: unknown) => {
      loading = undefined
      console.warn(`The words of ${parts} did not load.`, error)
    }))
}
