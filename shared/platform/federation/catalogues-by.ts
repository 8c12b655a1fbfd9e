import { catalogueLanguages, type Language } from '@pundi/contract/federation'

/** Texts by message id. The id is the specification's wording. */
export type Messages = Record<string, string>

/** A catalogue has one file per language; a browser loads only the file of the active language. */
export type Catalogues = Record<Language, () => Promise<{ default: Messages }>>

/**
 * @param load imports the file of a language; a computed `import()` has no type
 * @param bundled messages of the default language, if they are in the code
 */
export const cataloguesBy = (load: (language: Language) => Promise<unknown>, bundled?: Messages) =>
  Object.fromEntries(
    catalogueLanguages.map(language => [
      language,
      () => (bundled && language === 'default' ? Promise.resolve({ default: bundled }) : load(language)),
    ]),
  ) as Catalogues
