import { learn, speak } from '@pundi/platform/i18n'
import { preferences } from '@pundi/platform/session'
import type { Catalogues } from '@pundi/contract/federation'

/**
 * Finds the first words of a document, in the language that its reader has chosen. Better other words than none: where
 * those do not load, it has those of no choice.
 */
export async function findWords(catalogues: Catalogues) {
  await learn(catalogues)
  await speak(preferences.getState().language ?? 'default').catch(async () => {
    document.documentElement.lang = 'en'
    await speak('default')
  })
}
