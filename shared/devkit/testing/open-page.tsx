import { render } from '@testing-library/react'
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router-dom'
import type { PageTable } from '@pundi/platform/federation'
import { LanguageProvider, loadMessages } from '@pundi/platform/i18n'

/**
 * Opens a page of a remote as the shell does: through its page table, in the area's layout, with its catalogue. An
 * address that is not in the table is shown as text, so that a test sees where the user was sent.
 */
export async function openPage(table: PageTable, address: string) {
  await loadMessages(table.catalogues)
  for (const { catalogues } of table.pages) if (catalogues) await loadMessages(catalogues)
  const pages: RouteObject[] = await Promise.all(
    table.pages.map(async ({ path, route }) => ({ path, ...(await route()) })),
  )
  const layout = await table.layout?.()
  // The shell shows an area only after its loaders have answered.
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
