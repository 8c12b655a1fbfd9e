import type { Catalogues } from '@pundi/platform/federation'
import { loadMessages } from '@pundi/platform/i18n'

/**
 * What loads the words of parts that come late, once: loaded again, they would draw the whole page again. Where they do
 * not load, they are shown in the words of their ids, and asked for again the next time.
 *
 * @param parts what they are the words of, for the console
 */
export function lateWords(catalogues: Catalogues, parts: string) {
  let loading: Promise<void> | undefined
  return () =>
    (loading ??= loadMessages(catalogues).catch((error: unknown) => {
      loading = undefined
      console.warn(`The words of ${parts} did not load.`, error)
    }))
}
