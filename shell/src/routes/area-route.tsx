import { remotes, type BuiltPage, type PageDescription, type RemoteName } from '@pundi/contract/federation'
import { useEffect } from 'react'
import { Outlet, type ActionFunctionArgs, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom'
import { guards } from '../areas/guards'
import { buildOf, loadRouteModule, loadedRouteModule, remoteOf } from '../federation/remotes'
import { AreaProblem } from '../problems/AreaProblem'
import { PageProblem } from '../problems/PageProblem'

export const layoutId = (remote: RemoteName) => `${remote}/layout`

/** The shell's data about the page that is shown. */
export interface PageHandle {
  title: string
}

/** The route of an area: its guard, then its layout, then its pages. */
export const areaRoute = (remote: RemoteName): RouteObject => ({
  id: remote,
  middleware: [guards[remotes[remote].area]],
  children: [
    {
      id: layoutId(remote),
      ...(buildOf(remote)?.layout ? remoteRoute(remote, 'layout') : { Component: Outlet }),
      ErrorBoundary: () => <AreaProblem remote={remote} page="layout" />,
      children: (buildOf(remote)?.pages ?? []).map(page => pageRoute(remote, page)),
    },
  ],
})

export const pageRoute = (
  remote: RemoteName,
  { page, path, title }: BuiltPage | PageDescription,
): RouteObject => ({
  id: `${remote}/${page}`,
  path,
  handle: { title } satisfies PageHandle,
  ...remoteRoute(remote, page),
  ErrorBoundary: () => {
    const Problem = buildOf(remote)?.layout ? PageProblem : AreaProblem
    return <Problem remote={remote} page={page} />
  },
})

/** The parts of a route that come from a remote: whichever is needed first loads the route module. */
const remoteRoute = (remote: RemoteName, page: string) => ({
  loader: async (args: LoaderFunctionArgs) =>
    (await loadRouteModule(remote, page, args.request.url)).loader?.(args) ?? null,
  // No `address` here: a reload would lose what the form sends.
  action: async (args: ActionFunctionArgs) => (await loadRouteModule(remote, page)).action?.(args) ?? null,
  Component: () => {
    const { Component } = loadedRouteModule(remote, page)
    // React runs this only once the page was drawn whole.
    useEffect(() => remoteOf(remote).noteDrawn(page), [])
    return <Component />
  },
})
