import { catalogueLanguages, type Language } from '@pundi/contract/federation'

/** An id is the specification's wording. */
export type Messages = Record<string, string>

/** One file per language; a browser loads only the active one. */
export type Catalogues = Record<Language, () => Promise<{ default: Messages }>>

/**
 * Catalogues of a folder with one file per language.
 *
 * @param load the folder's `import()`, which no type can describe, by language
 * @param bundled messages of the default language, if they are in the code
 */
export const cataloguesBy = (load: (language: Language) => Promise<unknown>, bundled?: Messages) =>
  Object.fromEntries(
    catalogueLanguages.map(language => [
      language,
      () => (bundled && language === 'default' ? Promise.resolve({ default: bundled }) : load(language)),
    ]),
  ) as Catalogues
