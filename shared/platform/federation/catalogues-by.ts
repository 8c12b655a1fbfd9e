import { catalogueLanguages, type Language } from '@pundi/contract/federation'

/** Texts by message id. The id is the text as the specification words it. */
export type Messages = Record<string, string>

/** A catalogue has one file per language; a browser loads only the file of the active language. */
export type Catalogues = Record<Language, () => Promise<{ default: Messages }>>

/**
 * @param load imports the file of a language; the result is untyped, because the `import()` path is
 *   computed
 * @param bundled messages of the default language, if they are bundled with the code
 */
export const cataloguesBy = (load: (language: Language) => Promise<unknown>, bundled?: Messages) =>
  Object.fromEntries(
    catalogueLanguages.map(language => [
      language,
      () => (bundled && language === 'default' ? Promise.resolve({ default: bundled }) : load(language)),
    ]),
  ) as Catalogues
