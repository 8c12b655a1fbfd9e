import { join } from 'node:path'
import type { Page, Route } from '@playwright/test'
import { fileNoise } from '../../browser/file-noise'
import { expect, test } from '../../browser/test'
import { copyUserBuild, removeCopy, rollBack, shipTo } from '../../product/build-variant'

const consequences = [...fileNoise, /broken/]

let bad: ReturnType<typeof copyUserBuild>

test.describe('whose files do not come', () => {
  publishBefore()

  const faults: Record<string, (route: Route) => Promise<void>> = {
    'are refused': route => route.abort('connectionrefused'),
    'are answered with 500': route => route.fulfill({ status: 500, body: 'broken' }),
    'are not what was published': route =>
      route.fulfill({ contentType: 'text/javascript', body: 'self.intruder = true' }),
  }

  for (const [fail, fault] of Object.entries(faults))
    test(
      `files that ${fail} give way to the build before in the same document, for ten minutes`,
      { tag: fail === 'are not what was published' ? [] : ['@slow'] },
      async ({ openAsNew, expectNoise }) => {
        expectNoise(...consequences)
        const { page } = await openAsNew()
        const { asked, documents, reports } = watch(page)
        await page.route(`**/r/user/${bad.id}/**`, fault)
        await page.goto('/dashboard')
        await expect(page.getByText('No transactions found')).toBeVisible()
        expect(documents).toHaveLength(1)
        expect(await page.evaluate('self.intruder')).toBeUndefined()
        const phases = reports.map(({ phase }) => phase)
        expect(phases).toEqual(expect.arrayContaining(['open', 'retry', 'fallback']))
        expect([phases.filter(phase => phase === 'fallback').length, phases.includes('away')]).toEqual([
          1,
          false,
        ])
        await page.getByRole('link', { name: 'Transactions', exact: true }).click()
        await expect(page.getByRole('heading', { name: 'Transactions', level: 1 })).toBeVisible()

        asked.length = 0
        await page.goto('/category')
        await expect(page.getByRole('heading', { name: 'Category', level: 1 })).toBeVisible()
        expect(asked).toEqual([])
      },
    )

  test('a page whose files do not come, of a build that runs already, opens in a fresh document, once', async ({
    openAsNew,
    expectNoise,
  }) => {
    expectNoise(...consequences)
    const { page } = await openAsNew()
    await page.goto('/dashboard')
    await expect(page.getByText('No transactions found')).toBeVisible()
    const { documents, reports } = watch(page)
    await page.route(`**/r/user/${bad.id}/category.*`, faults['are refused']!)
    await page.getByRole('link', { name: 'Category', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Category', level: 1 })).toBeVisible()
    expect(documents).toEqual(['/category'])
    expect(reports).toContainEqual({ remote: 'user', build: bad.id, phase: 'reload', cause: 'file' })
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click()
    await expect(page.getByText('No transactions found')).toBeVisible()
    expect(documents).toHaveLength(1)
  })

  test(
    'without network the newest build is not to blame, and the page comes by itself afterwards',
    { tag: '@slow' },
    async ({ openAsNew, expectNoise }) => {
      expectNoise(...consequences)
      const { page } = await openAsNew()
      await page.goto('/setting')
      await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible()
      // Wait for the offline code, which loads after the page.
      await expect
        .poll(() => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)))
        .toContainEqual(expect.stringContaining('outbox'))
      const { asked, documents } = watch(page)
      await page.context().setOffline(true)
      await page.getByRole('link', { name: 'Category', exact: true }).click()
      await expect(page.getByText('We couldn’t show this page')).toBeVisible()
      await page.context().setOffline(false)
      await expect(page.getByRole('heading', { name: 'Category', level: 1 })).toBeVisible()
      expect([documents, asked.length > 0]).toEqual([[], true])
    },
  )
})

test.describe('whose dashboard breaks as it is drawn', () => {
  publishBefore('dashboard')

  test('somebody asks for the previous version', async ({ openAsNew, expectNoise }) => {
    expectNoise(...consequences)
    const { page } = await openAsNew()
    const { reports } = watch(page)
    await page.goto('/dashboard')
    await expect(page.getByText('This page stopped working')).toBeVisible()
    await page.getByRole('button', { name: 'Use the previous version' }).click()
    await expect(page.getByText('No transactions found')).toBeVisible()
    await expect
      .poll(() => reports)
      .toEqual([
        {
          ...{ remote: 'user', build: bad.id, phase: 'mount', cause: 'crash' },
          at: expect.stringMatching(/^dashboard\.js:\d+:\d+$/),
        },
        { remote: 'user', build: bad.id, phase: 'reload', cause: 'choice' },
      ])
  })

  test('a reload leads to the previous version', async ({ openAsNew, expectNoise }) => {
    expectNoise(...consequences)
    const { page } = await openAsNew()
    await page.goto('/dashboard')
    await expect(page.getByText('Your data is safe. The problem is on our side.')).toBeVisible()
    await page.reload()
    await expect(page.getByText('No transactions found')).toBeVisible()
  })

  test('a second try that breaks too leads to the previous version by itself', async ({
    openAsNew,
    expectNoise,
  }) => {
    expectNoise(...consequences)
    const { page } = await openAsNew()
    await page.goto('/dashboard')
    await expect(page.getByText('This page stopped working')).toBeVisible()
    const { asked } = watch(page)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('No transactions found')).toBeVisible()
    // Ignore the manifest, because the first document may still be loading it.
    expect(asked.filter(file => !file.endsWith('/mf-manifest.json'))).toEqual([])
  })
})

function publishBefore(breaks?: string) {
  test.beforeAll(({ product }) => {
    bad = copyUserBuild(breaks)
    shipTo(bad.folder, join(product.data, 'site'))
  })
  test.afterAll(({ product }) => {
    rollBack(bad.folder, join(product.data, 'site'))
    removeCopy(bad)
  })
}

function watch(page: Page) {
  const asked: string[] = []
  const documents: string[] = []
  const reports: { phase: string }[] = []
  page.on('request', request => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith(`/r/user/${bad.id}/`) && !pathname.endsWith('/build.json')) asked.push(pathname)
    if (request.resourceType() === 'document') documents.push(pathname)
    if (pathname === '/api/client-errors') reports.push(request.postDataJSON() as { phase: string })
  })
  return { asked, documents, reports }
}
