import { createBrowserRouter, type MiddlewareFunction, type RouteObject } from 'react-router-dom'
import { openDocument } from '../federation/open-document'
import { refreshRegistry } from '../federation/registry/registry'
import { isOutdated } from '../federation/newer-builds'
import { addRemotes, isInFreshDocument, pagesOf, remoteNames } from '../federation/remotes'
import { NotFound } from '../problems/NotFound'
import { ShellProblem } from '../problems/ShellProblem'
import { areaRoute, layoutId, pageRoute } from './area-route'
import { Root } from './Root'
import { Waiting } from './Waiting'

/** Makes the routes of every published page from the registry alone, without any code of a remote. */
export function createRouter() {
  const known = new Set(
    remoteNames()
      .flatMap(pagesOf)
      .map(({ path }) => path),
  )

  /**
   * Finds a page when somebody goes there that was published after this tab was opened, or that only the earlier build
   * in use has.
   */
  async function findNewPages(path: string, patch: (routeId: string, children: RouteObject[]) => void) {
    if (known.has(path)) return
    await refreshRegistry()
    const added = addRemotes()
    patch('root', added.map(areaRoute))
    for (const page of added.flatMap(pagesOf)) known.add(page.path)
    // The build that runs here lacks the page, and two builds must not mix in one document.
    if (isInFreshDocument(path)) return openDocument(path)
    for (const remote of remoteNames())
      for (const page of pagesOf(remote).filter(candidate => !known.has(candidate.path))) {
        known.add(page.path)
        patch(layoutId(remote), [pageRoute(remote, page)])
      }
  }

  /** The path that is shown; undefined until the first page is. */
  let shown: string | undefined

  /** Opens a fresh document where this one is outdated. A form that is being sent is not lost for it. */
  const leaveOutdated: MiddlewareFunction = async ({ request: { method, url } }) => {
    if (shown !== undefined && method === 'GET' && isOutdated(shown, new URL(url).pathname))
      await openDocument(url)
  }

  const router = createBrowserRouter(
    [
      {
        id: 'root',
        middleware: [leaveOutdated],
        Component: Root,
        // Guards run before every loader, so what they throw is caught here.
        ErrorBoundary: ShellProblem,
        HydrateFallback: Waiting,
        // Without a loader the router would draw an empty page in place of the fallback while it looks for new pages.
        loader: () => null,
        children: [
          { path: '/', loader: () => openDocument('/'), Component: Waiting },
          ...remoteNames().map(areaRoute),
          { path: '*', handle: { title: 'There is no page at this address' }, Component: NotFound },
        ],
      },
    ],
    { patchRoutesOnNavigation: ({ path, patch }) => findNewPages(path, patch) },
  )
  router.subscribe(({ location }) => {
    shown = location.pathname
  })
  return router
}
