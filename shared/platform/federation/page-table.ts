import type { ComponentType } from 'react'
import type { ActionFunction, LoaderFunction } from 'react-router-dom'
import { pathOf, type Call, type Target } from '@pundi/contract'
import type { Area, NavigationEntry, PageDescription } from '@pundi/contract/federation'
import type { Catalogues } from './catalogues-by'

/** A page that a newer build has, with its place in the navigation. */
export interface AddedPage extends NavigationEntry {
  path: string
}

/** What a page's `route.tsx` exports: a React Router route module. */
export interface RouteModule {
  /** A layout is given the pages that were published after its tab was opened. */
  Component: ComponentType<{ added?: readonly AddedPage[] }>
  loader?: LoaderFunction
  action?: ActionFunction
}

/**
 * A GET call, with its query where the loader sends one: the same constant as in the loader, so that both ask alike.
 */
export type EarlyCall = Call | readonly [call: Call, query: Record<string, string | number>]

/** `Label` is what may stand in the sidebar: the ids of a workspace's messages. */
export interface Page<Label extends string = string> extends Omit<PageDescription, 'data' | 'navigation'> {
  navigation?: NavigationEntry & { label: Label; icon: ComponentType }
  /** Calls that its loader makes first: they are sent while its code is still on its way. */
  data?: readonly EarlyCall[]
  route: () => Promise<RouteModule>
  /** Messages that no other page of the remote needs. */
  catalogues?: Catalogues
}

/** Describes a page for `build.json`, with the paths of its calls. */
export const describePage = ({ page, path, title, navigation, data }: Page): PageDescription => ({
  page,
  path,
  title,
  ...(navigation && { navigation: { label: navigation.label, order: navigation.order } }),
  ...(data && { data: data.map(whereTo) }),
})

function whereTo(early: EarlyCall): string {
  const [call, query] = 'name' in early ? [early] : early
  return pathOf(call, { query } as Target<Call>)
}

/** The one thing that a remote exposes, as `./pages`. */
export interface PageTable {
  area: Area
  /** Drawn around every page of the area, `src/layout/route.tsx`. */
  layout?: () => Promise<RouteModule>
  pages: Page[]
  catalogues: Catalogues
}
