import type { ComponentType } from 'react'
import type { ActionFunction, LoaderFunction } from 'react-router-dom'
import { pathOf, type Call, type Target } from '../call'
import { languages } from '../choices'
import type { Area } from './areas'

/** What a page's `route.tsx` exports: a React Router route module. */
export interface RouteModule {
  Component: ComponentType
  loader?: LoaderFunction
  action?: ActionFunction
}

/** An entry of the area's navigation; entries stand in the order of `order`. */
export interface NavigationEntry {
  label: string
  order: number
}

/** What is known of a page without loading its code; the build writes it into `build.json`. */
export interface PageDescription {
  /** Names the page's folder: its route module is `src/<page>/route.tsx`. */
  page: string
  path: string
  title: string
  navigation?: NavigationEntry
  /** Where its early calls go, below the api's base. */
  data?: string[]
}

/** A GET call, with its query where the loader names one: the same constant as there, so that both ask alike. */
export type EarlyCall = Call | readonly [call: Call, query: Record<string, string | number>]

export interface Page extends Omit<PageDescription, 'data'> {
  /** Calls that its loader makes first: they are sent while its code is still on its way. */
  data?: readonly EarlyCall[]
  route: () => Promise<RouteModule>
  /** Messages that no other page of the remote needs. */
  catalogues?: Catalogues
}

/** What is written down of a page where it is built: its calls by where they go. */
export const describePage = ({ page, path, title, navigation, data }: Page): PageDescription => ({
  page,
  path,
  title,
  ...(navigation && { navigation }),
  ...(data && { data: data.map(whereTo) }),
})

function whereTo(early: EarlyCall): string {
  const [call, query] = 'name' in early ? [early] : early
  return pathOf(call, { query } as Target<Call>)
}

/** Messages of a workspace by their id; an id is the specification's wording. */
export type Messages = Record<string, string>

/** "default" is the specification's own mix of English labels and Indonesian messages; the others can be chosen. */
export const catalogueLanguages = ['default', ...languages] as const
export type Language = (typeof catalogueLanguages)[number]

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

/** The one thing that a remote exposes, as `./pages`. */
export interface PageTable {
  area: Area
  /** Drawn around every page of the area, `src/layout/route.tsx`. */
  layout?: () => Promise<RouteModule>
  pages: Page[]
  catalogues: Catalogues
}
