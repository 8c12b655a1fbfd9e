import { comparePaths, type RemoteName } from '@pundi/contract/federation'
import { Outlet, type ActionFunctionArgs, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom'
import { guardOf } from '../areas/guards'
import { refuseClosed } from '../areas/refuse-closed'
import type { Build } from '../registry/known-build'
import { inForce } from '../registry/registry'
import { buildOf, loadRouteModule, pagesOf } from '../federation/remotes'
import { AreaProblem } from '../problems/AreaProblem'
import { PageProblem } from '../problems/PageProblem'
import { LatePage, RemotePage } from './RemotePage'
import type { PageHandle } from '../areas/use-document-title'

export const layoutId = (remote: RemoteName) => `${remote}/layout`

export const areaRoute = (remote: RemoteName): RouteObject => ({
  id: remote,
  middleware: [guardOf(inForce(remote)?.area), refuseClosed(remote)],
  children: [
    {
      id: layoutId(remote),
      ...(buildOf(remote)?.layout ? remoteRoute(remote, 'layout') : { Component: Outlet }),
      ErrorBoundary: () => <AreaProblem remote={remote} page="layout" />,
      children: [...pagesOf(remote)]
        .sort((one, other) => comparePaths(one.path, other.path))
        .map(page => pageRoute(remote, page)),
    },
  ],
})

export const pageRoute = (
  remote: RemoteName,
  { page, path, paths = [], title }: Build['pages'][number],
): RouteObject => {
  const route = remoteRoute(remote, page)
  return {
    id: `${remote}/${page}`,
    // The router sends a form to the innermost matching route, so each path needs the page's
    // action.
    ...(paths.length === 0
      ? { path }
      : { children: [path, ...paths].map(own => ({ path: own, element: null, action: route.action })) }),
    handle: {
      /**
       * This property is a getter, because the titles of other pages are known only after the rest
       * of the build has loaded.
       */
      get title() {
        return title ?? pagesOf(remote).find(one => one.page === page)?.title ?? ''
      },
    } satisfies PageHandle,
    ...route,
    ErrorBoundary: () => {
      const Problem = buildOf(remote)?.layout ? PageProblem : AreaProblem
      return <Problem remote={remote} page={page} />
    },
  }
}

function remoteRoute(remote: RemoteName, page: string) {
  let late: LatePage | undefined
  return {
    async loader(args: LoaderFunctionArgs) {
      const error = late?.error
      late = undefined
      if (error !== undefined) throw error
      const routeModule = await loadInTime(remote, page, args.request.url)
      if (!(routeModule instanceof LatePage)) return inTime(routeModule.loader?.(args))
      return (late = routeModule)
    },
    // Passes no `address`, because a new document would lose the form's data.
    action: async (args: ActionFunctionArgs) => (await loadRouteModule(remote, page)).action?.(args) ?? null,
    Component: () => <RemotePage remote={remote} page={page} />,
  }
}

/**
 * Timeout of a page's data in milliseconds. It is longer than the timeout of an API call, so that
 * the call's error message appears first.
 */
const dataLimit = 25_000

/**
 * Resolves to the loader's data, or throws after `dataLimit`. Otherwise a loader that never ends
 * would block navigation forever.
 */
async function inTime(data: unknown): Promise<unknown> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    const giveUp = () => reject(new DOMException('a loader does not end', 'TimeoutError'))
    timer = setTimeout(giveUp, dataLimit)
  })
  return Promise.race([data, late])
    .then(loaded => loaded ?? null)
    .finally(() => clearTimeout(timer))
}

/** Milliseconds that a layout waits for a slow page. */
const patience = 2000

/**
 * Waits for the layout, and then 2 s longer for the page. If the page is still loading, returns a
 * `LatePage`, so that the layout is shown without the page.
 */
async function loadInTime(remote: RemoteName, page: string, address: string) {
  const routeModule = loadRouteModule(remote, page, address)
  if (page === 'layout' || !buildOf(remote)?.layout) return routeModule
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<LatePage>(resolve => {
    const wait = () => {
      timer = setTimeout(() => resolve(new LatePage(routeModule)), patience)
    }
    // If the layout fails, do not return a `LatePage`, because it is shown inside the layout.
    loadRouteModule(remote, 'layout', address).then(wait, () => {})
  })
  return Promise.race([routeModule, late]).finally(() => clearTimeout(timer))
}
