import type { Page } from '@playwright/test'
import { comeBack } from '../../browser/come-back'
import { expect, test } from '../../browser/test'
import { watchBuilds } from '../../browser/watch-builds'
import { shipUserBuild, takeBack } from '../../product/build-variant'
import { tokenOf } from '../../product/call-api'

const notice = 'There’s a new version of Pundi.'

test(
  'a build that is revoked while a tab runs it is left at the next navigation',
  { tag: '@slow' },
  async ({ openAsNew, product }) => {
    const built = shipUserBuild(product)
    const { page } = await openAsNew()
    await page.goto('/dashboard')
    await expect(page.getByText('No transactions found')).toBeVisible()
    const { asked, documents } = watchBuilds(page)
    takeBack(product, built, '--revoke')
    await comeBack(page, () => isTold(page))
    await expect(page.getByText('No transactions found')).toBeVisible()
    expect(documents).toEqual([])

    asked.length = 0
    await page.getByRole('link', { name: 'Category', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Category', level: 1 })).toBeVisible()
    expect(documents).toEqual(['/category'])
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click()
    await expect(page.getByText('No transactions found')).toBeVisible()
    expect(documents).toEqual(['/category'])
    expect(asked.filter(id => id !== built.id)).not.toEqual([])
    expect(asked).not.toContain(built.id)
  },
)

test('a newer build is told of in a quiet notice, and taken at the next change of area', async ({
  openAs,
  product,
}) => {
  const page = await openAs(await tokenOf(product.url, product.accounts.admin))
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible()
  const { asked, documents } = watchBuilds(page)
  const built = shipUserBuild(product)
  await comeBack(page, () => isTold(page))
  await expect(page.getByRole('status').filter({ hasText: notice })).toBeVisible()
  await expect(page.locator('body')).toBeFocused()
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect(page.getByText(notice)).toBeHidden()

  await page.getByRole('link', { name: 'Category', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Category', level: 1 })).toBeVisible()
  await page.getByRole('link', { name: 'Admin', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Recent Logs' })).toBeVisible()
  expect([documents, asked.includes(built.id)]).toEqual([[], false])

  await page.getByRole('link', { name: 'Your money' }).click()
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible()
  expect([documents, asked.includes(built.id)]).toEqual([['/dashboard'], true])
  takeBack(product, built)
})

test(
  'who presses "Update now" has the newer build at once, on the same page',
  { tag: '@slow' },
  async ({ openAsNew, product }) => {
    const { page } = await openAsNew()
    await page.goto('/category')
    await expect(page.getByRole('heading', { name: 'Category', level: 1 })).toBeVisible()
    const { asked, documents } = watchBuilds(page)
    const built = shipUserBuild(product)
    await comeBack(page, () => isTold(page))
    await page.getByRole('button', { name: 'Update now' }).click()
    await expect.poll(() => asked).toContain(built.id)
    await expect(page.getByRole('heading', { name: 'Category', level: 1 })).toBeVisible()
    expect(documents).toEqual(['/category'])
    takeBack(product, built)
  },
)

test(
  'a tab that nobody comes back to learns of a newer build within five minutes',
  { tag: '@slow' },
  async ({ openAsNew, product }) => {
    const { page } = await openAsNew()
    await page.clock.install()
    await page.goto('/dashboard')
    await expect(page.getByText('No transactions found')).toBeVisible()
    const built = shipUserBuild(product)
    await page.clock.fastForward('05:00')
    await expect(page.getByText(notice)).toBeVisible()
    takeBack(product, built)
  },
)

const isTold = (page: Page) => expect(page.getByText(notice)).toBeVisible({ timeout: 2000 })
