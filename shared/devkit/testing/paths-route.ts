import type { Page, RouteModule } from '@pundi/platform/federation'
import type { RouteObject } from 'react-router-dom'

/**
 * One route for all paths of a page. So the page stays mounted between its paths, as in the shell.
 */
export const pathsRoute = (
  { path, paths = [] }: Pick<Page, 'path' | 'paths'>,
  { action }: Pick<RouteModule, 'action'>,
): { path: string } | { children: RouteObject[] } =>
  paths.length === 0
    ? { path }
    : { children: [path, ...paths].map(own => ({ path: own, element: null, ...(action && { action }) })) }
