import { catalogueLanguages, type Language } from '@pundi/contract/federation'

/** Messages of a workspace by their id; an id is the specification's wording. */
export type Messages = Record<string, string>

/** The messages of a workspace, a file for each language: a browser loads the one in use. */
export type Catalogues = Record<Language, () => Promise<{ default: Messages }>>

/**
 * The catalogues of a folder that has a file for each language. A build replaces the call
 * (`webpack/catalogues/expand-catalogues-loader.ts`); in tests, and where a page table is only read, it runs as
 * written.
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
