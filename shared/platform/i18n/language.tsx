import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import type { ReactNode } from 'react'
import type { Language } from '@pundi/contract/federation'
import type { Catalogues } from '@pundi/platform/federation'

/**
 * Locales for plural rules and digits. The default catalogue mixes English and Indonesian, and uses
 * Indonesian rules.
 */
const locales: Record<Language, string> = { default: 'id-ID', en: 'en', id: 'id-ID', es: 'es-419' }

const inUse = new Set<Catalogues>()

/**
 * The active language. It changes at the start of a switch, before the messages of the new language
 * have loaded.
 */
let wanted: Language = 'default'

/**
 * Loads the messages of a workspace or page in the active language. `activate` later loads them in the new language.
 *
 * @throws if the file does not load; the next call tries again
 */
export async function loadMessages(catalogues: Catalogues) {
  inUse.add(catalogues)
  let language: Language
  do {
    language = wanted
    await loadCatalogue(catalogues, language)
    // The language may have changed while the file loaded.
  } while (language !== wanted)
  // Lingui re-renders components only on `activate`, not when messages are added.
  if (i18n.locale === language) i18n.activate(language, locales[language])
}

/**
 * Loads all catalogues in use in the new language, then switches the whole page at once.
 *
 * @throws if a file does not load; the language then stays as it was
 */
export async function activate(language: Language) {
  const before = wanted
  wanted = language
  try {
    await Promise.all([...inUse].map(catalogues => loadCatalogue(catalogues, language)))
  } catch (error) {
    if (wanted === language) wanted = before
    throw error
  }
  if (wanted !== language) return
  // Prevents a warning of Lingui about a language without messages.
  i18n.load(language, {})
  i18n.activate(language, locales[language])
}

async function loadCatalogue(catalogues: Catalogues, language: Language) {
  const { default: messages } = await catalogues[language]()
  i18n.load(language, messages)
}

/** Language of server messages: Indonesian by default. */
export const currentLanguage = () => (wanted === 'default' ? 'id' : wanted)

export const LanguageProvider = ({ children }: { children: ReactNode }) => (
  <I18nProvider i18n={i18n}>{children}</I18nProvider>
)
