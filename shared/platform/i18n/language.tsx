import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import type { ReactNode } from 'react'
import type { Catalogues, Language } from '@pundi/contract/federation'

/** Plural rules and digits in messages. The specification's own mix is written as Indonesian is. */
const locales: Record<Language, string> = { default: 'id-ID', en: 'en', id: 'id-ID', es: 'es' }

/** Whose words are in use in this document. */
const learnt = new Set<Catalogues>()

/** The language that is spoken, or is about to be. */
let wanted: Language = 'default'

/**
 * Adds the words of a workspace, or of a page, in the language that is spoken; with every other language that is
 * spoken later they come too.
 *
 * @throws where their file does not load; a further call tries again
 */
export async function learn(catalogues: Catalogues) {
  learnt.add(catalogues)
  let language: Language
  do {
    language = wanted
    await load(catalogues, language)
    // Somebody may have chosen another language meanwhile.
  } while (language !== wanted)
  // Lingui tells its listeners of a load only when a language is activated.
  if (i18n.locale === language) i18n.activate(language, locales[language])
}

/**
 * Chooses the language of the interface: loads all words that are in use and then shows them at once.
 *
 * @throws where a file does not load; then the language stays as it was
 */
export async function speak(language: Language) {
  const before = wanted
  wanted = language
  try {
    await Promise.all([...learnt].map(catalogues => load(catalogues, language)))
  } catch (error) {
    if (wanted === language) wanted = before
    throw error
  }
  if (wanted !== language) return
  // Lingui warns of a language that has no words yet.
  i18n.load(language, {})
  i18n.activate(language, locales[language])
}

async function load(catalogues: Catalogues, language: Language) {
  const { default: messages } = await catalogues[language]()
  i18n.load(language, messages)
}

/** The language that server messages are asked for: Indonesian where none was chosen. */
export const currentLanguage = () => (wanted === 'default' ? 'id' : wanted)

export const LanguageProvider = ({ children }: { children: ReactNode }) => (
  <I18nProvider i18n={i18n}>{children}</I18nProvider>
)
