import { areaOf, remoteNames, type RemoteName } from '@pundi/contract/federation'
import { createBrowserRouter, type RouteObject } from 'react-router-dom'
import { openDocument } from '../federation/open-document'
import { buildOf, isInFreshDocument, refreshRegistry } from '../federation/registry/registry'
import { NotFound } from '../problems/NotFound'
import { ShellProblem } from '../problems/ShellProblem'
import { areaRoute, layoutId, pageRoute } from './area-route'
import { Root } from './Root'
import { Waiting } from './Waiting'

const pagesOf = (remote: RemoteName) => buildOf(remote)?.pages ?? []

/** The routes of every page that is published, made from the registry alone: no code of a remote is needed for them. */
export function createRouter() {
  const known = new Set(remoteNames.flatMap(pagesOf).map(({ path }) => path))

  /**
   * A page that was published after this tab was opened, or that only the earlier build has that is used here: found when
   * somebody goes there.
   */
  async function findNewPages(path: string, patch: (routeId: string, children: RouteObject[]) => void) {
    if (known.has(path) || !areaOf(path)) return
    await refreshRegistry()
    // The build that runs here does not have the page, and two builds do not mix in one document.
    if (isInFreshDocument(path)) return openDocument(path)
    for (const remote of remoteNames)
      for (const page of pagesOf(remote).filter(candidate => !known.has(candidate.path))) {
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
          { path: '/', loader: () => openDocument('/'), Component: Waiting },
          ...remoteNames.map(areaRoute),
          { path: '*', handle: { title: 'There is no page at this address' }, Component: NotFound },
        ],
      },
    ],
    { patchRoutesOnNavigation: ({ path, patch }) => findNewPages(path, patch) },
  )
}
