import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import type { ReactNode } from 'react'
import type { Language } from '@pundi/contract/federation'
import type { Catalogues } from '@pundi/platform/federation'

/** Plural rules and digits in messages. The specification's own mix is written as Indonesian is. */
const locales: Record<Language, string> = { default: 'id-ID', en: 'en', id: 'id-ID', es: 'es-419' }

/** The catalogues that this document uses. */
const inUse = new Set<Catalogues>()

/** The language that is active, or is about to be. */
let wanted: Language = 'default'

/**
 * Loads the messages of a workspace, or of a page, in the active language. When another language is activated later,
 * they are loaded in that one too.
 *
 * @throws where their file does not load; a further call tries again
 */
export async function loadMessages(catalogues: Catalogues) {
  inUse.add(catalogues)
  let language: Language
  do {
    language = wanted
    await loadCatalogue(catalogues, language)
    // Somebody may have chosen another language meanwhile.
  } while (language !== wanted)
  // Lingui notifies its listeners of a load only when a language is activated.
  if (i18n.locale === language) i18n.activate(language, locales[language])
}

/**
 * Changes the language of the interface: loads the messages of all catalogues in use, then shows them all at once.
 *
 * @throws where a file does not load; then the language stays as it was
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
  // Lingui warns of a language that has no messages yet.
  i18n.load(language, {})
  i18n.activate(language, locales[language])
}

async function loadCatalogue(catalogues: Catalogues, language: Language) {
  const { default: messages } = await catalogues[language]()
  i18n.load(language, messages)
}

/** The language that server messages are asked for: Indonesian where none was chosen. */
export const currentLanguage = () => (wanted === 'default' ? 'id' : wanted)

export const LanguageProvider = ({ children }: { children: ReactNode }) => (
  <I18nProvider i18n={i18n}>{children}</I18nProvider>
)
