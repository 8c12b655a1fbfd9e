import { activate, loadMessages } from '@pundi/platform/i18n'
import { preferences } from '@pundi/platform/session'
import type { Catalogues } from '@pundi/platform/federation'

/**
 * Loads a document's first messages, in the chosen language. If that fails, loads the default
 * language.
 */
export async function loadPreferredLanguage(catalogues: Catalogues) {
  await loadMessages(catalogues)
  await activate(preferences.getState().language ?? 'default').catch(async () => {
    document.documentElement.lang = 'en'
    await activate('default')
  })
}
