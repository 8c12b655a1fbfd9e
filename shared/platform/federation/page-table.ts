import type { ComponentType } from 'react'
import type { ActionFunction, LoaderFunction } from 'react-router-dom'
import { pathOf, type Call, type Target } from '@pundi/contract'
import type { Area, NavigationEntry, PageDescription } from '@pundi/contract/federation'
import type { Catalogues } from './catalogues-by'

/** A page that only a newer build has, as an entry of the navigation. */
export interface AddedPage extends NavigationEntry {
  path: string
}

/** The exports of a page's `route.tsx`, a React Router route module. */
export interface RouteModule {
  /** A layout gets the pages that were published after its tab opened. */
  Component: ComponentType<{ added?: readonly AddedPage[] }>
  loader?: LoaderFunction
  action?: ActionFunction
}

/** A GET call, with its query. Loader and page table share the constant, so their requests are equal. */
export type EarlyCall = Call | readonly [call: Call, query: Record<string, string | number>]

/** `Label` limits navigation labels to the workspace's message ids. */
export interface Page<Label extends string = string> extends Omit<PageDescription, 'data' | 'navigation'> {
  navigation?: NavigationEntry & { label: Label; icon: ComponentType }
  /** Calls that the loader makes first. They are prefetched while the page's code loads. */
  data?: readonly EarlyCall[]
  route: () => Promise<RouteModule>
  /** Messages that no other page of the remote needs. */
  catalogues?: Catalogues
}

/** The page's entry in `build.json`, with the paths of its calls. */
export const describePage = ({ page, path, paths, title, navigation, data }: Page): PageDescription => ({
  page,
  path,
  ...(paths && { paths: [...paths] }),
  title,
  ...(navigation && { navigation: { label: navigation.label, order: navigation.order } }),
  ...(data && { data: data.map(whereTo) }),
})

function whereTo(early: EarlyCall): string {
  const [call, query] = 'name' in early ? [early] : early
  return pathOf(call, { query } as Target<Call>)
}

/** The only module that a remote exposes, as `./pages`. */
export interface PageTable {
  area: Area
  /** Wraps every page of the area; the module is `src/layout/route.tsx`. */
  layout?: () => Promise<RouteModule>
  pages: Page[]
  catalogues: Catalogues
}
