import { fileNoise } from '../../browser/file-noise'
import { expect, test } from '../../browser/test'
import { watchBuilds } from '../../browser/watch-builds'
import { shipUserBuild, takeBack } from '../../product/build-variant'
import { watchReports } from '../../product/watch-reports'

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
    // The error also reaches the global error event, which the shell reports as "later crash".
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
  await expect(page.getByText('Something on this page didn’t work.')).toBeVisible()
  await page.getByRole('button', { name: 'Use the previous version' }).click()
  await expect(page.getByText('No transactions found')).toBeVisible()
  await expect.poll(() => [...new Set(reported())]).toEqual(['later crash', 'reload choice'])
  takeBack(product, done)
})

for (const how of [
  'never ends',
  'never ends as it is evaluated',
  'never ends soon after it was drawn',
] as const)
  test(
    `a page that ${how} is noticed at the next visit`,
    { tag: '@slow' },
    async ({ openAsNew, expectNoise, product }) => {
      expectNoise(...consequences)
      const { page } = await openAsNew()
      const done = shipUserBuild(product, how)
      await page.goto('/dashboard', { waitUntil: 'commit' })
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

test(
  'a page that replaces fetch keeps nothing from the pages after it',
  { tag: '@slow' },
  async ({ openAsNew, product }) => {
    const { page } = await openAsNew()
    const done = shipUserBuild(product, 'replaces fetch by what hangs')
    await page.goto('/dashboard')
    await expect(page.getByText('No transactions found')).toBeVisible()
    await page.getByRole('link', { name: 'Category', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Category', level: 1 })).toBeVisible()
    expect(await page.evaluate(() => String(window.fetch))).toContain('[native code]')
    takeBack(product, done)
  },
)

for (const how of ['empties the document', 'breaks a method of arrays'] as const)
  test(
    `where a page ${how}, the earlier build comes in a fresh document`,
    { tag: how === 'empties the document' ? [] : ['@slow'] },
    async ({ openAsNew, expectNoise, product }) => {
      expectNoise(...consequences)
      const { page } = await openAsNew()
      const done = shipUserBuild(product, how)
      const reported = watchReports(product)
      await page.goto('/dashboard')
      await expect(page.getByText('No transactions found')).toBeVisible({ timeout: 8000 })
      await expect.poll(() => reported().some(report => report.startsWith('reload'))).toBe(true)
      takeBack(product, done)
    },
  )
