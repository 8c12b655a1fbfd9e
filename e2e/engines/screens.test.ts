import { hardFields } from '../measures/find-hard-fields'
import { overflow } from '../measures/misfits/find-overflow'
import { smallTargets } from '../measures/find-small-targets'
import { tokenOf } from '../product/call-api'
import { writeFileSync } from 'node:fs'
import { expect, test } from './test'

const pages = {
  visitor: [
    ...['/', '/id', '/es', '/sign-in', '/sign-up', '/request-password-reset', '/confirm-email'],
    ...['/unsubscribe', '/no-such-page'],
  ],
  user: [
    ...['/dashboard', '/dashboard?add=expense', '/transactions', '/budget', '/wallet', '/wallet/1'],
    ...['/planned', '/reports', '/goals', '/category', '/recommendation', '/log-activity', '/setting'],
    '/change-password',
  ],
  admin: [
    ...['/admin', '/admin/users', '/admin/manage-transactions', '/admin/manage-categories', '/admin/logs'],
  ],
}

for (const who of ['visitor', 'user', 'admin'] as const)
  test(`every page of a ${who} is drawn and fits, and a thumb and a phone's keyboard meet each field`, async ({
    tab,
    product,
  }, info) => {
    const found: Record<string, string[]> = {}
    await tab.open('/unsubscribe')
    if (who !== 'visitor') {
      const token = await tokenOf(product.url, product.accounts[who])
      await tab.run('token => localStorage.setItem("token", token)', token)
    }
    for (const path of pages[who]) {
      await tab.open(path)
      await tab.wait(`heading at ${path}`, () => tab.run<boolean>(isDrawn))
      for (const width of [390, 1280]) {
        await tab.resize(width, 844)
        await tab.wait('size', () => tab.run<boolean>('width => innerWidth === width', width))
        await tab.wait('stillness', () => tab.run<boolean>(isStill))
        const misfits: string[] = []
        for (const find of width === 390 ? [overflow, hardFields, smallTargets] : [overflow])
          misfits.push(...(await tab.run<string[]>(String(find))))
        const errors = await tab.readConsole()
        if (misfits.length + errors.length) found[`${path} at ${width}`] = [...misfits, ...errors]
        const file = info.outputPath(`${path.replace(/\W+/g, '-')}-${width}.png`)
        writeFileSync(file, await tab.picture())
      }
    }
    expect(found).toEqual({})
  })

test('the sheet behind More is as high as its entries', async ({ tab, enter }) => {
  await enter()
  await tab.open('/dashboard')
  await tab.press('button', 'More')
  await tab.see({ by: 'link', name: 'Goals' })
  const [height = 0, entries = 0] = await tab.run<number[]>(heights)
  expect(height - entries).toBeLessThan(80)
  expect(height).toBeGreaterThan(entries)
})

const heights = `() => {
  const sheet = document.querySelector(':popover-open')
  const heightOf = element => element.getBoundingClientRect().height
  return [heightOf(sheet), [...sheet.querySelectorAll('a')].reduce((sum, one) => sum + heightOf(one), 0)]
}`

/**
 * True if no animation runs and nothing is loading. First waits for two frames, so that transitions
 * have begun.
 */
const isStill = `async () => {
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
  const isMoving = document.getAnimations().some(one => one.playState === 'running')
  return !isMoving && !document.body.innerText.includes('Loading...')
}`

const isDrawn = `() => document.readyState === 'complete' &&
  [...document.querySelectorAll('main h1, main h2, dialog h2, h1')].some(one => one.checkVisibility()) &&
  !document.querySelector('[aria-busy=true]')`
