import { matchPath, pathsOfPage } from '@pundi/contract/federation'
import { createBrowserRouter, type MiddlewareFunction, type RouteObject } from 'react-router-dom'
import { openDocument } from '../federation/open-document'
import { refreshRegistry } from '../registry/registry'
import { isOutdated } from '../federation/newer-builds'
import { addRemotes, isInFreshDocument, pagesOf, remoteNames } from '../federation/remotes'
import { NotFound } from '../problems/NotFound'
import { ShellProblem } from '../problems/ShellProblem'
import { areaRoute, layoutId, pageRoute } from './area-route'
import { Root } from './Root'
import { notePlace } from './use-late-place'
import { Waiting } from './Waiting'

export function createRouter() {
  const known = new Set(remoteNames().flatMap(pagesOf).flatMap(pathsOfPage))

  /**
   * Adds routes for pages that were published after this tab opened, or that only a fallback build
   * has.
   */
  async function findNewPages(path: string, patch: (routeId: string, children: RouteObject[]) => void) {
    if (matchPath(known, path) !== undefined) return
    await refreshRegistry()
    const added = addRemotes()
    patch('root', added.map(areaRoute))
    for (const path of added.flatMap(pagesOf).flatMap(pathsOfPage)) known.add(path)
    // Only a newer build has the page. A document must not mix two builds, so open a new document.
    if (isInFreshDocument(path)) return openDocument(path)
    for (const remote of remoteNames())
      for (const page of pagesOf(remote).filter(candidate => !known.has(candidate.path))) {
        for (const own of pathsOfPage(page)) known.add(own)
        patch(layoutId(remote), [pageRoute(remote, page)])
      }
  }

  let shown: string | undefined

  const leaveOutdated: MiddlewareFunction = async ({ request: { method, url } }) => {
    if (shown !== undefined && method === 'GET' && isOutdated(shown, new URL(url).pathname))
      await openDocument(url)
  }

  nameEntry()
  const router = createBrowserRouter(
    [
      {
        id: 'root',
        middleware: [leaveOutdated],
        Component: Root,
        // Shows errors of the route guards, which run before all loaders.
        ErrorBoundary: ShellProblem,
        HydrateFallback: Waiting,
        // Without a loader, the router would render an empty page instead of the fallback while it
        // searches for new pages.
        loader: () => null,
        children: [
          { path: '/', loader: () => openDocument('/'), Component: Waiting },
          ...remoteNames().map(areaRoute),
          { path: '*', handle: { title: 'Page not found' }, Component: NotFound },
        ],
      },
    ],
    { patchRoutesOnNavigation: ({ path, patch }) => findNewPages(path, patch) },
  )
  router.subscribe(({ location, restoreScrollPosition }) => {
    shown = location.pathname
    notePlace(restoreScrollPosition)
  })
  return router
}

/**
 * Gives the first history entry of each document a unique key, because the router restores scroll
 * positions by key. The router itself would give this entry the same key in every document.
 */
function nameEntry() {
  const state = history.state as { key?: string } | null
  if (state?.key === undefined) history.replaceState({ ...state, key: String(performance.timeOrigin) }, '')
}
