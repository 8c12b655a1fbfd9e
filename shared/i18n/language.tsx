import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import type { ReactNode } from 'react'
import type { Messages } from '../federation/page-table'

/** "default" is the specification's own mix of English labels and Indonesian messages. */
export type Language = 'default'

/** Adds a workspace's catalogue; a workspace that is loaded later adds its own. */
export function addMessages(language: Language, messages: Messages) {
  i18n.load(language, messages)
  // Lingui tells its listeners of a load only when a language is activated.
  if (i18n.locale === language) i18n.activate(language, 'id-ID')
}

/** Chooses the language of the interface; catalogues that are loaded later join it. */
export const activate = (language: Language) =>
  i18n.loadAndActivate({ locale: language, locales: 'id-ID', messages: {} })

/** The language that server messages are asked for: Indonesian where none was chosen. */
export const currentLanguage = () => 'id'

export const LanguageProvider = ({ children }: { children: ReactNode }) => (
  <I18nProvider i18n={i18n}>{children}</I18nProvider>
)
