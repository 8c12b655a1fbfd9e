import type { Page, Route } from '@playwright/test'
import { expect, type OpenAsNew, test } from '../../browser/test'

const consequences = [/Failed to load resource/, /integrity/]

const faults: Record<string, (route: Route) => Promise<void>> = {
  'are missing': route => route.fulfill({ status: 404, body: 'There is no such file.' }),
  'are refused': route => route.abort('connectionrefused'),
  'are not what was published': route => route.fulfill({ json: { pages: [], integrity: {} } }),
  hang: () => new Promise(() => {}),
}

test('the records of all builds come once the page is there, each once', async ({ openAsNew, product }) => {
  const { page } = await openAsNew()
  const { records } = watch(page)
  await page.goto('/dashboard')
  await expect(page.getByText('No transactions found')).toBeVisible()
  const { shell, remotes } = (await (await fetch(`${product.url}/registry.json`)).json()) as Published
  const all = Object.entries({ shell, ...remotes }).map(
    ([name, { current }]) => `/r/${name}/${current.id}/build.json`,
  )
  await expect.poll(() => [...records].sort()).toEqual(all.sort())
  await page.getByRole('link', { name: 'Category', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Category', level: 1 })).toBeVisible()
  expect(records).toHaveLength(all.length)
})

test('who goes on before the records have come waits for the one, not for the others', async ({
  openAsNew,
}) => {
  const { page } = await openAsNew()
  await page.route('**/r/{shell,auth,admin}/*/build.json', () => new Promise(() => {}))
  await openDashboard(page)
  await page.getByRole('link', { name: 'Category', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Category', level: 1 })).toBeVisible({ timeout: 3000 })
})

for (const [fail, fault] of Object.entries(faults))
  test(
    `where the records ${fail}, the registry leads to every page in the same document`,
    { tag: fail === 'are missing' ? [] : ['@slow'] },
    async ({ openAsNew, expectNoise }) => {
      expectNoise(...consequences)
      const { page } = await openAsNew()
      const { documents, reports } = watch(page)
      await page.route('**/r/**/build.json', fault)
      await openDashboard(page)
      await page.getByRole('link', { name: 'Category', exact: true }).click()
      await expect(page.getByRole('heading', { name: 'Category', level: 1 })).toBeVisible({ timeout: 8000 })
      expect([documents, reports]).toEqual([['/dashboard'], []])
    },
  )

test('where neither records nor the registry come, a card says so inside the layout, and a press leads on', async ({
  openAsNew,
  expectNoise,
}) => {
  expectNoise(...consequences)
  const page = await withoutRest(openAsNew)
  await page.getByRole('link', { name: 'Category', exact: true }).click()
  await expect(page.getByText('We couldn’t show this page')).toBeVisible({ timeout: 10_000 })
  await expect(page.getByText('Welcome, Sari Contoh')).toBeVisible()
  await page.unroute('**/r/**/build.json')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Category', level: 1 })).toBeVisible()
})

async function withoutRest(openAsNew: OpenAsNew) {
  const { page } = await openAsNew()
  for (const pattern of ['**/r/**/build.json', '**/registry.json'])
    await page.route(pattern, route => route.fulfill({ status: 404, body: 'There is no such file.' }))
  await openDashboard(page)
  return page
}

async function openDashboard(page: Page) {
  await page.goto('/dashboard')
  await expect(page.getByText('No transactions found')).toBeVisible()
}

interface Published {
  shell: { current: { id: string } }
  remotes: Record<string, { current: { id: string } }>
}

function watch(page: Page) {
  const seen = { documents: [] as string[], records: [] as string[], reports: [] as unknown[] }
  page.on('request', request => {
    const { pathname } = new URL(request.url())
    if (request.resourceType() === 'document') seen.documents.push(pathname)
    if (pathname.endsWith('/build.json')) seen.records.push(pathname)
    if (pathname === '/api/client-errors') seen.reports.push(request.postDataJSON())
  })
  return seen
}
