import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import type { ReactNode } from 'react'
import type { Language } from '@pundi/contract/federation'
import type { Catalogues } from '@pundi/platform/federation'

/** Locale for plural rules and digits. The default catalogue, a mix of languages, uses Indonesian rules. */
const locales: Record<Language, string> = { default: 'id-ID', en: 'en', id: 'id-ID', es: 'es-419' }

const inUse = new Set<Catalogues>()

/** The active language or, while another one loads, that one. */
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
    // The language may have changed meanwhile.
  } while (language !== wanted)
  // Lingui notifies its listeners of new messages only on `activate`.
  if (i18n.locale === language) i18n.activate(language, locales[language])
}

/**
 * Loads the messages of all catalogues in use in the new language, then switches all of them at the same time.
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
  // Lingui warns about a language without messages.
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
