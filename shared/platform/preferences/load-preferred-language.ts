import { activate, loadMessages } from '@pundi/platform/i18n'
import { preferences } from '@pundi/platform/session'
import type { Catalogues } from '@pundi/platform/federation'

/**
 * Loads the first messages of a document in the language that its reader has chosen; where those do not load, the
 * messages of no choice.
 */
export async function loadPreferredLanguage(catalogues: Catalogues) {
  await loadMessages(catalogues)
  await activate(preferences.getState().language ?? 'default').catch(async () => {
    document.documentElement.lang = 'en'
    await activate('default')
  })
}
