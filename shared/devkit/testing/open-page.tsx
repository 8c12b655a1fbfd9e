import { render } from '@testing-library/react'
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router-dom'
import type { PageTable } from '@pundi/platform/federation'
import { LanguageProvider, loadMessages } from '@pundi/platform/i18n'
import { pathsRoute } from './paths-route'

/**
 * Opens a remote's page like the shell: by its page table, in its layout, with its catalogue. An unknown address is
 * shown as text, so that tests see redirects.
 */
export async function openPage(table: PageTable, address: string) {
  await loadMessages(table.catalogues)
  for (const { catalogues } of table.pages) if (catalogues) await loadMessages(catalogues)
  const pages: RouteObject[] = await Promise.all(
    table.pages.map(async page => {
      const module = await page.route()
      return { ...pathsRoute(page, module), ...module }
    }),
  )
  const layout = await table.layout?.()
  // Renders nothing before the loaders have finished, like the shell.
  const routes = [{ ...layout, HydrateFallback: () => null, children: pages }] as RouteObject[]
  const router = createMemoryRouter([...routes, { path: '*', element: <WhereAmI /> }], {
    initialEntries: [address],
  })
  render(
    <LanguageProvider>
      <RouterProvider router={router} />
    </LanguageProvider>,
  )
  return router
}

const WhereAmI = () => <p>elsewhere</p>
