import { Outlet, redirect, type RouteObject } from 'react-router-dom'
import type { PageTable } from '@pundi/platform/federation'
import { enterArea } from './enter-area'
import { ElsewherePage, FailedPage } from './HarnessPages'

/** The routes of one remote: its first page at "/", and its pages behind the guard of its area. */
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
          // Without a loader here, the guard would not run for pages that have none.
          loader: () => null,
          children: [
            {
              ...(layout ? { lazy: layout } : { Component: Outlet }),
              children: pages.map(({ path, route }) => ({ path, lazy: route, ErrorBoundary: FailedPage })),
            },
          ],
        },
        { path: '*', element: <ElsewherePage pages={pages} /> },
      ],
    },
  ]
}
