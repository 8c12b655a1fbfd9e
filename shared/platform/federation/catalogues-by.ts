import { catalogueLanguages, type Language } from '@pundi/contract/federation'

/** Messages of a workspace by their id; an id is the specification's wording. */
export type Messages = Record<string, string>

/** The messages of a workspace, each language a file of its own: a browser loads the one that is in use. */
export type Catalogues = Record<Language, () => Promise<{ default: Messages }>>

/**
 * The catalogues of a folder that has a file for each language. The build writes such a call out
 * (`webpack/catalogues/expand-catalogues-loader.ts`); it runs as it stands in tests and where a page table is only read.
 *
 * @param load the folder's one `import()` of a file, named by the language; a type cannot say what such an import gives
 * @param bundled the messages of no choice, where they are part of the code
 */
export const cataloguesBy = (load: (language: Language) => Promise<unknown>, bundled?: Messages) =>
  Object.fromEntries(
    catalogueLanguages.map(language => [
      language,
      () => (bundled && language === 'default' ? Promise.resolve({ default: bundled }) : load(language)),
    ]),
  ) as Catalogues
