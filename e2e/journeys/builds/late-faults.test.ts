import { fileNoise } from '../../browser/file-noise'
import { expect, test } from '../../browser/test'
import { watchBuilds } from '../../browser/watch-builds'
import { shipUserBuild, takeBack } from '../../product/build-variant'
import { watchReports } from '../../product/watch-reports'

/* A build of the user area that breaks in a tab where it runs already, and what the server is told. */

const consequences = [...fileNoise, /broken/]

test(
  'a tab in which a bad build runs leaves it where it is broken, after it was taken back',
  { tag: '@slow' },
  async ({ openAsNew, expectNoise, product }) => {
    expectNoise(...consequences)
    const { page } = await openAsNew()
    const done = shipUserBuild(product, 'throws at the top of its file', 'category')
    await page.goto('/dashboard')
    await expect(page.getByText('No transactions found')).toBeVisible()
    takeBack(product, done)
    const { documents } = watchBuilds(page)
    const reported = watchReports(product)
    await page.getByRole('link', { name: 'Category', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Category', level: 1 })).toBeVisible()
    // The browser tells of the error too, beside the page that does not come.
    const all = ['later crash', 'open code', 'reload code', 'retry code']
    await expect.poll(() => [...new Set(reported())].sort()).toEqual(all)
    expect(documents).toEqual(['/category'])
  },
)

test('what breaks after the page was drawn is told, and the previous version offered', async ({
  openAsNew,
  expectNoise,
  product,
}) => {
  expectNoise(...consequences)
  const { page } = await openAsNew()
  const done = shipUserBuild(product, 'throws later')
  const reported = watchReports(product)
  await page.goto('/dashboard')
  await expect(page.getByText('Something on this page did not work.')).toBeVisible()
  await page.getByRole('button', { name: 'Use the previous version' }).click()
  await expect(page.getByText('No transactions found')).toBeVisible()
  await expect.poll(() => [...new Set(reported())]).toEqual(['later crash', 'reload choice'])
  takeBack(product, done)
})

test(
  'a page that never ends is noticed at the next visit',
  { tag: '@slow' },
  async ({ openAsNew, expectNoise, product }) => {
    expectNoise(...consequences)
    const { page } = await openAsNew()
    const done = shipUserBuild(product, 'never ends')
    await page.goto('/dashboard', { waitUntil: 'commit' })
    // Nothing can be asked of a tab that hangs.
    await new Promise(resolve => setTimeout(resolve, 8000))
    const next = await page.context().newPage()
    const reported = watchReports(product)
    await next.goto('/dashboard')
    await expect(next.getByText('No transactions found')).toBeVisible()
    await expect.poll(reported).toEqual(['mount crash'])
    await page.close()
    takeBack(product, done)
  },
)
