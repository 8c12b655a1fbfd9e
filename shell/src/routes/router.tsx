import { areaOf, areaOfRemote, type RemoteName } from '@pundi/shared/federation'
import { createBrowserRouter, type RouteObject } from 'react-router-dom'
import { publishedBuilds, refreshRegistry } from '../border/registry'
import { NotFound } from '../problems/NotFound'
import { ShellProblem } from '../problems/ShellProblem'
import { areaRoute, layoutId, pageRoute } from './area-route'
import { Root } from './Root'
import { Waiting } from './Waiting'

const remotes = Object.keys(areaOfRemote) as RemoteName[]

/** The routes of every page that is published, made from the registry alone: no code of a remote is needed for them. */
export function createRouter() {
  const known = new Set(publishedBuilds().flatMap(({ pages }) => pages.map(({ path }) => path)))

  /** A page that was published after this tab was opened: found when somebody goes there. */
  async function findNewPages(path: string, patch: (routeId: string, children: RouteObject[]) => void) {
    if (known.has(path) || !areaOf(path)) return
    await refreshRegistry()
    for (const { remote, pages } of publishedBuilds())
      for (const page of pages.filter(candidate => !known.has(candidate.path))) {
        known.add(page.path)
        patch(layoutId(remote), [pageRoute(remote, page)])
      }
  }

  return createBrowserRouter(
    [
      {
        id: 'root',
        Component: Root,
        // Guards run before every loader, so what they throw is caught here and not lower.
        ErrorBoundary: ShellProblem,
        HydrateFallback: Waiting,
        // Without a loader the router would draw an empty page, not the fallback, while it looks for new pages.
        loader: () => null,
        children: [
          { path: '/', loader: openLandingPage, Component: Waiting },
          ...remotes.map(areaRoute),
          { path: '*', Component: NotFound },
        ],
      },
    ],
    { patchRoutesOnNavigation: ({ path, patch }) => findNewPages(path, patch) },
  )
}

/** The landing page is a document of its own, outside the application. */
function openLandingPage() {
  window.location.assign('/')
  return new Promise<never>(() => {})
}
