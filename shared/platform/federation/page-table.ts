import type { ComponentType } from 'react'
import type { ActionFunction, LoaderFunction } from 'react-router-dom'
import { pathOf, type Call, type Target } from '@pundi/contract'
import type { Area, NavigationEntry, PageDescription } from '@pundi/contract/federation'
import type { Catalogues } from './catalogues-by'

/**
 * A navigation entry for a page that this tab's build does not have, because a newer build added
 * the page.
 */
export interface AddedPage extends NavigationEntry {
  path: string
}

/** The exports of a page's `route.tsx`, a React Router route module. */
export interface RouteModule {
  /** A layout receives, as `added`, the pages that were published after its tab opened. */
  Component: ComponentType<{ added?: readonly AddedPage[] }>
  loader?: LoaderFunction
  action?: ActionFunction
}

/**
 * A GET call and its query. Loader and page table import the same constant, so that their requests
 * are equal.
 */
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

/** Returns the page's entry in `build.json`, where calls are given as paths. */
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
