import { expect, test } from '../../browser/test'

for (const scripts of [true, false])
  test(`on a phone a menu button opens the drawer, with scripts: ${scripts}`, async ({ openTab }) => {
    const page = await openTab({ javaScriptEnabled: scripts, viewport: { width: 375, height: 812 } })
    await page.goto('/')
    const menu = page.getByRole('banner').getByRole('button', { name: 'Menu' })
    const drawer = page.getByRole('navigation').filter({ has: page.getByRole('link', { name: 'Sign in' }) })
    await expect(drawer).toBeHidden()

    await menu.click()
    await expect(drawer.getByRole('link', { name: 'Sign up' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    await menu.click()
    await drawer.getByRole('button', { name: 'Close' }).click()
    await expect(drawer).toBeHidden()

    await menu.click()
    await drawer.getByRole('link', { name: 'Features' }).click()
    expect(new URL(page.url()).hash).toBe('#features')
    if (scripts) await expect(drawer).toBeHidden()
  })

test('on a desk the links stand in the bar, without a menu', async ({ openTab }) => {
  const page = await openTab({ viewport: { width: 1280, height: 800 } })
  await page.goto('/')
  const bar = page.getByRole('banner')
  await expect(bar.getByRole('link', { name: 'Sign in' })).toBeVisible()
  expect(await bar.getByRole('button', { name: 'Menu' }).isVisible()).toBe(false)
  await bar.getByRole('link', { name: 'Sign up' }).click()
  await page.waitForURL('**/sign-up')
})
