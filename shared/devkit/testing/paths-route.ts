import type { Page, RouteModule } from '@pundi/platform/federation'
import type { RouteObject } from 'react-router-dom'

/**
 * One route for all paths of a page. When the address changes from one of these paths to another,
 * the page stays mounted, as in the shell.
 */
export const pathsRoute = (
  { path, paths = [] }: Pick<Page, 'path' | 'paths'>,
  { action }: Pick<RouteModule, 'action'>,
): { path: string } | { children: RouteObject[] } =>
  paths.length === 0
    ? { path }
    : { children: [path, ...paths].map(own => ({ path: own, element: null, ...(action && { action }) })) }
