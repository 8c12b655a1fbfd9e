import type { Page } from '@playwright/test'
import { expect, test } from '../../browser/test'

test('nothing that is pressed lies under the home bar, nor under the camera of a phone that is turned', async ({
  openAsNew,
}) => {
  const { page } = await openAsNew({
    ...{ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, reducedMotion: 'reduce' },
  })
  await setEdges(page, { bottom: 34 })
  await page.goto('/dashboard')
  await expect(page.getByText('No transactions found')).toBeVisible()
  const bar = page.getByRole('navigation', { name: 'Pages' })
  for (const entry of await bar.getByRole('listitem').locator('visible=true').all())
    expect(await lowEdgeOf(entry.locator('a, button').first())).toBeLessThanOrEqual(810)

  await page.getByRole('button', { name: 'More', exact: true }).tap()
  await expect(page.getByRole('link', { name: 'Goals', exact: true })).toBeVisible()
  expect(await lowEdgeOf(page.locator(':popover-open a').last())).toBeLessThanOrEqual(810)
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Tambah Transaksi' }).locator('visible=true').first().tap()
  const save = page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true })
  await expect(save).toBeVisible()
  expect(await lowEdgeOf(save)).toBeLessThanOrEqual(810)
  await page.keyboard.press('Escape')

  await page.goto('/transactions')
  await page.getByRole('button', { name: 'Filter Transactions' }).tap()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await lowEdgeOf(page.getByRole('dialog').getByRole('button').last())).toBeLessThanOrEqual(810)
  await page.keyboard.press('Escape')

  await setEdges(page, { left: 47, right: 47, bottom: 21 })
  await page.setViewportSize({ width: 844, height: 390 })
  for (const path of ['/dashboard', '/transactions', '/setting']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await outside(page, 47, 844 - 47)).toEqual([])
  }
})

async function setEdges(page: Page, insets: { bottom?: number; left?: number; right?: number }) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setSafeAreaInsetsOverride', { insets })
}

const lowEdgeOf = async (locator: ReturnType<Page['locator']>) => {
  const box = await locator.boundingBox()
  return Math.round(box!.y + box!.height)
}

const outside = (page: Page, from: number, to: number) =>
  page.evaluate(
    ([least, most]) =>
      [...document.querySelectorAll<HTMLElement>('a, button, input, select')]
        .filter(one => one.checkVisibility({ visibilityProperty: true }))
        .filter(one => {
          const { left, right, bottom } = one.getBoundingClientRect()
          return bottom > 0 && (left < least || right > most)
        })
        .map(one => one.getAttribute('aria-label') ?? one.textContent),
    [from, to] as const,
  )
