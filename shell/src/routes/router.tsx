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

  /** Adds routes of pages that were published after this tab opened, or that only the earlier build in use has. */
  async function findNewPages(path: string, patch: (routeId: string, children: RouteObject[]) => void) {
    if (matchPath(known, path) !== undefined) return
    await refreshRegistry()
    const added = addRemotes()
    patch('root', added.map(areaRoute))
    for (const path of added.flatMap(pagesOf).flatMap(pathsOfPage)) known.add(path)
    // The running build lacks the page, and a document must not mix two builds.
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
        // Shows what the guards throw, which run before every loader.
        ErrorBoundary: ShellProblem,
        HydrateFallback: Waiting,
        // Needed for the fallback: without a loader, the router renders an empty page while it searches for new pages.
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
 * Gives a document's first history entry its own key. The router restores scroll positions by key, and otherwise uses
 * the same one in every document.
 */
function nameEntry() {
  const state = history.state as { key?: string } | null
  if (state?.key === undefined) history.replaceState({ ...state, key: String(performance.timeOrigin) }, '')
}
