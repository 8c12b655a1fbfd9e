import type { RemoteName } from '@pundi/contract/federation'
import { Outlet, type ActionFunctionArgs, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom'
import { guardOf } from '../areas/guards'
import { refuseClosed } from '../areas/refuse-closed'
import type { Build } from '../federation/registry/known-build'
import { inForce } from '../federation/registry/registry'
import { buildOf, loadRouteModule, pagesOf } from '../federation/remotes'
import { AreaProblem } from '../problems/AreaProblem'
import { PageProblem } from '../problems/PageProblem'
import { LatePage, RemotePage } from './RemotePage'

export const layoutId = (remote: RemoteName) => `${remote}/layout`

/** The shell's data about the page that is shown. */
export interface PageHandle {
  title: string
}

/** The route of an area: its guard, then its layout, then its pages. */
export const areaRoute = (remote: RemoteName): RouteObject => ({
  id: remote,
  middleware: [guardOf(inForce(remote)?.area), refuseClosed(remote)],
  children: [
    {
      id: layoutId(remote),
      ...(buildOf(remote)?.layout ? remoteRoute(remote, 'layout') : { Component: Outlet }),
      ErrorBoundary: () => <AreaProblem remote={remote} page="layout" />,
      children: pagesOf(remote).map(page => pageRoute(remote, page)),
    },
  ],
})

export const pageRoute = (
  remote: RemoteName,
  { page, path, title }: Build['pages'][number],
): RouteObject => ({
  id: `${remote}/${page}`,
  path,
  handle: {
    /** Of other pages than the document's own it comes with the rest of the build. */
    get title() {
      return title ?? pagesOf(remote).find(one => one.page === page)?.title ?? ''
    },
  } satisfies PageHandle,
  ...remoteRoute(remote, page),
  ErrorBoundary: () => {
    const Problem = buildOf(remote)?.layout ? PageProblem : AreaProblem
    return <Problem remote={remote} page={page} />
  },
})

/** The parts of a route that come from a remote: whichever is needed first loads the route module. */
function remoteRoute(remote: RemoteName, page: string) {
  let late: LatePage | undefined
  return {
    async loader(args: LoaderFunctionArgs) {
      const error = late?.error
      late = undefined
      if (error !== undefined) throw error
      const routeModule = await loadInTime(remote, page, args.request.url)
      if (!(routeModule instanceof LatePage)) return routeModule.loader?.(args) ?? null
      return (late = routeModule)
    },
    // No `address` here: a reload would lose what the form sends.
    action: async (args: ActionFunctionArgs) => (await loadRouteModule(remote, page)).action?.(args) ?? null,
    Component: () => <RemotePage remote={remote} page={page} />,
  }
}

/** Milliseconds for which a page that does not come holds back its layout. */
const patience = 2000

/** A page that takes long is shown as such inside its layout, as soon as that is there. */
async function loadInTime(remote: RemoteName, page: string, address: string) {
  const routeModule = loadRouteModule(remote, page, address)
  if (page === 'layout' || !buildOf(remote)?.layout) return routeModule
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<LatePage>(resolve => {
    const wait = () => {
      timer = setTimeout(() => resolve(new LatePage(routeModule)), patience)
    }
    // Without its layout there is nothing to show a late page in.
    loadRouteModule(remote, 'layout', address).then(wait, () => {})
  })
  return Promise.race([routeModule, late]).finally(() => clearTimeout(timer))
}
