import type { Page, Response } from '@playwright/test'
import { comeBack } from '../../browser/come-back'
import { expect, test } from '../../browser/test'
import { findBarriers } from '../../measures/find-barriers'
import { copyUserBuild, removeCopy, shipPreview } from '../../product/build-variant'

let build: ReturnType<typeof copyUserBuild>
test.afterEach(() => removeCopy(build))

const badgeOf = (page: Page) => page.getByRole('complementary').filter({ hasText: 'This is a preview' })

test('who opens the link sees the build under a badge, until they leave; another tab goes on as it was', async ({
  openAsNew,
  product,
}) => {
  build = copyUserBuild()
  const link = shipPreview(build.folder, product)
  const { page: other } = await openAsNew()
  await other.goto('/dashboard')
  await expect(other.getByText('No transactions found')).toBeVisible()

  const page = await other.context().newPage()
  const asked = watch(page)
  await page.goto(link)
  await expect(page.getByText('No transactions found')).toBeVisible()
  await expect(page).toHaveURL(`${product.url}/dashboard`)
  await expect(badgeOf(page)).toContainText(`user-${build.id}`)
  expect(asked.length).toBeGreaterThan(0)

  const askedByOther = watch(other)
  for (const [tab, id] of [
    [other, undefined],
    [page, build.id],
  ] as const) {
    const looked: Response[] = []
    tab.on('response', response => response.url().includes('/registry.json') && looked.push(response))
    await comeBack(tab, () => expect(looked).not.toEqual([]))
    expect((await looked[0]!.text()).includes(build.id)).toBe(id !== undefined)
    await tab.getByRole('link', { name: 'Category', exact: true }).click()
    await expect(tab.getByRole('heading', { name: 'Category', level: 1 })).toBeVisible()
    await expect(tab.getByText('There’s a new version of Pundi.')).toBeHidden()
  }
  await expect(badgeOf(other)).toHaveCount(0)
  expect(askedByOther).toEqual([])
  await expect(badgeOf(page)).toBeVisible()

  await page.getByRole('link', { name: 'Leave the preview' }).click()
  await expect(page.getByRole('heading', { name: 'Category', level: 1 })).toBeVisible()
  await expect(page).toHaveURL(`${product.url}/category`)
  await expect(badgeOf(page)).toHaveCount(0)
  asked.length = 0
  await page.goto('/dashboard')
  await expect(page.getByText('No transactions found')).toBeVisible()
  expect(asked).toEqual([])
})

test(
  'the badge covers nothing on a small screen, in each language and theme',
  { tag: '@slow' },
  async ({ openAsNew, product }) => {
    build = copyUserBuild()
    const link = shipPreview(build.folder, product)
    const { page } = await openAsNew({ viewport: { width: 320, height: 568 } })
    for (const theme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: theme })
      await page.goto(link)
      await expect(page.getByText('No transactions found')).toBeVisible()
      for (const [language, words] of [
        ['en', 'Leave the preview'],
        ['id', 'Keluar dari pratinjau'],
        ['es', 'Salir de la vista previa'],
      ] as const) {
        await page.evaluate(chosen => (document.documentElement.lang = chosen), language)
        const leave = page.getByRole('link', { name: words })
        await expect(leave).toBeVisible()
        await expect(page.locator('#preview a:visible')).toHaveCount(1)
        const [badge, root] = [
          await page.locator('#preview').boundingBox(),
          await page.locator('#root').boundingBox(),
        ]
        expect(badge!.y + badge!.height).toBeLessThanOrEqual(root!.y)
        expect(badge!.width).toBeLessThanOrEqual(320)
        await leave.click({ trial: true })
      }
      expect(await findBarriers(page)).toEqual([])
      await page.getByRole('link', { name: 'Budget', exact: true }).click()
      await expect(page.getByRole('heading', { name: 'Budget', level: 1 })).toBeVisible()
    }
  },
)

test(
  'a build that breaks gives way to the published one, and counts for no build that is published',
  { tag: '@slow' },
  async ({ openAsNew, product, expectNoise }) => {
    expectNoise(/broken/)
    build = copyUserBuild('dashboard')
    const link = shipPreview(build.folder, product)
    const { page } = await openAsNew()
    await page.goto(link)
    await expect(page.getByText('This page stopped working')).toBeVisible()
    await page.getByRole('button', { name: 'Use the previous version' }).click()
    await expect(page.getByText('No transactions found')).toBeVisible()
    await expect(badgeOf(page)).toBeVisible()
    const metrics = await (await fetch(`${product.url}/metrics`)).text()
    expect(metrics).toMatch(
      /remote_failures_total\{remote="user",build="preview",phase="mount",cause="crash"\} \d/,
    )
  },
)

function watch(page: Page): string[] {
  const asked: string[] = []
  page.on('request', request => {
    if (request.url().includes(`/r/user/${build.id}/`)) asked.push(request.url())
  })
  return asked
}
