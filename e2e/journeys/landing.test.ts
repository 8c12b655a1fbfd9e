import { openTab } from '../browser'

/* The landing page on a phone: its links are a drawer, which needs no script. */

test.each([true, false])('on a phone a menu button opens the drawer, with scripts: %s', async scripts => {
  const page = await openTab({ javaScriptEnabled: scripts, viewport: { width: 375, height: 812 } })
  await page.goto('/')
  const menu = page.getByRole('banner').getByRole('button', { name: 'Menu' })
  const drawer = page.getByRole('navigation').filter({ has: page.getByRole('link', { name: 'Sign in' }) })
  await drawer.waitFor({ state: 'hidden' })

  await menu.click()
  await drawer.getByRole('link', { name: 'Sign up' }).waitFor()
  await page.keyboard.press('Escape')
  await drawer.waitFor({ state: 'hidden' })
  await menu.click()
  await drawer.getByRole('button', { name: 'Close' }).click()
  await drawer.waitFor({ state: 'hidden' })

  await menu.click()
  await drawer.getByRole('link', { name: 'Features' }).click()
  expect(new URL(page.url()).hash).toBe('#features')
  if (scripts) await drawer.waitFor({ state: 'hidden' })
})

test('on a desk the links stand in the bar, without a menu', async () => {
  const page = await openTab({ viewport: { width: 1280, height: 800 } })
  await page.goto('/')
  const bar = page.getByRole('banner')
  await bar.getByRole('link', { name: 'Sign in' }).waitFor()
  expect(await bar.getByRole('button', { name: 'Menu' }).isVisible()).toBe(false)
  await bar.getByRole('link', { name: 'Sign up' }).click()
  await page.waitForURL('**/sign-up')
})
