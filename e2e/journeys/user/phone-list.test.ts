import type { Page } from '@playwright/test'
import { expect, type OpenAsNew, test } from '../../browser/test'

test('fifty rows stand on less than 3,600 px, under their days with what each day came to', async ({
  openAsNew,
}) => {
  const { page, book } = await openPhone(openAsNew)
  for (let row = 0; row < 51; row++)
    await book({
      category: row % 3 === 0 ? 'Gaji' : 'Makanan',
      amount: row % 3 === 0 ? '100000' : '25000.50',
      description: `Catatan ${row}`,
      transaction_date: `2026-01-${String(1 + Math.floor(row / 3)).padStart(2, '0')}`,
    })
  await page.goto('/transactions')
  await expect(page.locator('[data-row]')).toHaveCount(50)
  const box = await page.getByRole('table', { name: 'Transactions' }).locator('tbody').boundingBox()
  console.log(`50 rows of 17 days: ${box?.height} px`)
  expect(box?.height).toBeLessThan(3600)

  const head = page.getByRole('rowheader', { name: 'Sabtu, 17 Jan 2026' })
  await expect(head).toContainText('+Rp 49.999')
  await expect(page.getByRole('rowheader').last()).toHaveText('Kamis, 1 Jan 2026')
  const row = page.getByRole('row', { name: /Catatan 48/ })
  await expect(row).toContainText('Rp 100.000')
  await expect(row).not.toContainText(',00')

  const bar = await page.getByRole('banner').evaluate(() => document.querySelector('main')!.offsetTop)
  await page.getByRole('row', { name: /Catatan 25/ }).evaluate(row => row.scrollIntoView({ block: 'start' }))
  await expect
    .poll(() =>
      page.evaluate(top => {
        const at = document.elementFromPoint(100, top + 8)
        return at?.closest('tr')?.querySelector('[role=rowheader]')?.textContent
      }, bar),
    )
    .toContain('Jumat, 9 Jan 2026')
})

test('a press opens a row, a swipe shows Edit and Delete, a long press selects', async ({ openAsNew }) => {
  const { page, book } = await openPhone(openAsNew)
  for (const description of ['Bakso urat', 'Soto ayam', 'Es teh'])
    await book({ category: 'Makanan', amount: '15000', description, transaction_date: '2026-01-02' })
  await page.goto('/transactions')
  const rowOf = (description: string) => page.getByRole('row', { name: new RegExp(description) })
  await expect(rowOf('Es teh')).toBeVisible()
  const finger = await fingerOf(page)

  await page.touchscreen.tap(...(await middleOf(page, 'Soto ayam')))
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Description')).toHaveValue('Soto ayam')
  await dialog.getByRole('button', { name: 'Close' }).first().click()

  await finger.swipe(await middleOf(page, 'Bakso urat'), -150)
  await expect(rowOf('Bakso urat')).toHaveAttribute('data-swiped')
  const [x] = await middleOf(page, 'Bakso urat')
  expect(x).toBeLessThan(375)
  await finger.swipe(await middleOf(page, 'Soto ayam'), -150)
  await expect(rowOf('Bakso urat')).not.toHaveAttribute('data-swiped')
  await rowOf('Soto ayam').getByRole('button', { name: 'Delete' }).tap()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).tap()
  await expect(rowOf('Soto ayam')).toHaveCount(0)

  await finger.hold(await middleOf(page, 'Es teh'))
  await expect(page.getByText('1 selected')).toBeVisible()
  await expect(dialog).toBeHidden()
  await page.touchscreen.tap(...(await middleOf(page, 'Bakso urat')))
  await expect(page.getByText('2 selected')).toBeVisible()
  await page.touchscreen.tap(...(await middleOf(page, 'Bakso urat')))
  await page.touchscreen.tap(...(await middleOf(page, 'Es teh')))
  await expect(page.getByText(/selected$/)).toBeHidden()

  await finger.scroll(await middleOf(page, 'Es teh'), -120)
  await expect(page.locator('[data-swiped], [data-selecting]')).toHaveCount(0)
  await expect(dialog).toBeHidden()
})

test('what is planned stands above the list and in no total, on a phone and on a desk', async ({
  openAsNew,
}) => {
  const { page, book } = await openPhone(openAsNew)
  for (const transaction_date of ['2026-01-02', '2099-01-01', '2099-01-02', '2099-01-03', '2099-01-04'])
    await book({
      category: 'Makanan',
      amount: '15000',
      description: `Makan ${transaction_date}`,
      transaction_date,
    })
  await page.goto('/transactions')
  const titles = () => page.locator('[data-row] [title]').allInnerTexts()
  const folded = ['2099-01-01', '2099-01-02', '2099-01-03', '2026-01-02'].map(day => `Makan ${day}`)
  await expect.poll(titles).toEqual(folded)
  await expect(page.getByRole('rowheader').first()).toContainText('Planned: 4 transactions')
  await expect(page.getByText('1 transaction', { exact: true })).toBeVisible()
  await expect(page.getByRole('definition')).toHaveText(['Rp 0', 'Rp 15.000', '-Rp 15.000'])
  await page.getByRole('button', { name: 'Show 1 more' }).tap()
  await expect(page.locator('[data-row]')).toHaveCount(5)
  await page.setViewportSize({ width: 1280, height: 900 })
  await expect(page.getByRole('rowheader')).toHaveCount(1)
  await expect(page.locator('[data-row]')).toHaveCount(5)
})

test('a finger that has pressed the logo leaves no name over the greeting', async ({ openAsNew }) => {
  const { page } = await openPhone(openAsNew)
  await page.goto('/transactions')
  const logo = page.getByRole('banner').getByRole('link', { name: 'Pundi' })
  await logo.hover()
  const named = await logo.evaluate(link => getComputedStyle(link, '::after').display)
  expect(named).toBe('none')
})

const openPhone = (openAsNew: OpenAsNew) =>
  openAsNew({
    viewport: { width: 375, height: 812 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
  })

async function middleOf(page: Page, description: string): Promise<[number, number]> {
  const words = page.getByTitle(description)
  await words.scrollIntoViewIfNeeded()
  const box = await words.boundingBox()
  if (!box) throw new Error(`"${description}" is not on the page.`)
  return [box.x + Math.min(box.width, 160) / 2, box.y + box.height / 2]
}

type Point = [x: number, y: number]

async function fingerOf(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...at: Point[]) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints: at.map(([x, y]) => ({ x, y })) })
  async function drag([x, y]: Point, across: number, along: number) {
    await send('touchStart', [x, y])
    for (let part = 0.1; part <= 1.01; part += 0.1)
      await send('touchMove', [x + across * part, y + along * part])
    // Wait until the list no longer scrolls. Otherwise the browser would use the next touch only to
    // stop the scrolling.
    await page.waitForTimeout(400)
    await send('touchEnd')
  }
  return {
    swipe: (from: Point, across: number) => drag(from, across, 0),
    scroll: (from: Point, along: number) => drag(from, 0, along),
    async hold(at: Point) {
      await send('touchStart', at)
      await page.waitForTimeout(700)
      await send('touchEnd')
    },
  }
}
