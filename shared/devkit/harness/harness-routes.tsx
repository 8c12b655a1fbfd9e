import { Outlet, redirect, type RouteObject } from 'react-router-dom'
import type { PageTable } from '@pundi/platform/federation'
import { enterArea } from './enter-area'
import { pathsRoute } from '../testing/paths-route'
import { ElsewherePage, FailedPage } from './HarnessPages'

export function harnessRoutes({ area, layout, pages }: PageTable): RouteObject[] {
  const [first] = pages
  return [
    {
      HydrateFallback: () => null,
      ErrorBoundary: FailedPage,
      children: [
        { path: '/', loader: () => redirect(first?.path ?? '/none'), Component: Outlet },
        {
          middleware: [() => enterArea(area)],
          // The router runs middleware only for routes with a loader.
          loader: () => null,
          children: [
            {
              ...(layout ? { lazy: layout } : { Component: Outlet }),
              children: pages.map(page => ({
                ...pathsRoute(page, { action: async args => (await page.route()).action?.(args) ?? null }),
                lazy: page.route,
                ErrorBoundary: FailedPage,
              })),
            },
          ],
        },
        { path: '*', element: <ElsewherePage pages={pages} /> },
      ],
    },
  ]
}
