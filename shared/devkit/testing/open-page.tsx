import { render } from '@testing-library/react'
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router-dom'
import type { PageTable } from '@pundi/platform/federation'
import { LanguageProvider, loadMessages } from '@pundi/platform/i18n'
import { pathsRoute } from './paths-route'

/**
 * Renders a remote's page as the shell does: from its page table, in its layout, with its messages.
 * If the address is unknown, shows the address as text, so that tests see redirects.
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
  // Like the shell, renders nothing until the loaders have finished.
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
