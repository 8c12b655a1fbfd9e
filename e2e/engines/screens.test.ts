import { overflow } from '../measures/find-overflow'
import { tokenOf } from '../product/call-api'
import { writeFileSync } from 'node:fs'
import { expect, test } from './test'

/* Every page, on a phone and on a desktop. */

const pages = {
  visitor: [
    ...['/', '/id', '/es', '/sign-in', '/sign-up', '/request-password-reset', '/confirm-email'],
    ...['/unsubscribe', '/no-such-page'],
  ],
  user: [
    ...['/dashboard', '/dashboard?add=expense', '/transactions', '/budget', '/wallet', '/wallet/records'],
    ...['/planned', '/reports', '/goals', '/category', '/recommendation', '/log-activity', '/setting'],
    '/change-password',
  ],
  admin: [
    ...['/admin', '/admin/users', '/admin/manage-transactions', '/admin/manage-categories', '/admin/logs'],
  ],
}

for (const who of ['visitor', 'user', 'admin'] as const)
  test(`every page of a ${who} is drawn and fits`, async ({ tab, product }, info) => {
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
        const misfits = await tab.run<string[]>(String(overflow))
        const errors = await tab.readConsole()
        if (misfits.length + errors.length) found[`${path} at ${width}`] = [...misfits, ...errors]
        const file = info.outputPath(`${path.replace(/\W+/g, '-')}-${width}.png`)
        writeFileSync(file, await tab.picture())
      }
    }
    expect(found).toEqual({})
  })

/** What moves with the new width has begun to after two frames. */
const isStill = `async () => {
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
  return document.getAnimations().every(one => one.playState !== 'running')
}`

const isDrawn = `() => document.readyState === 'complete' &&
  [...document.querySelectorAll('main h1, main h2, dialog h2, h1')].some(one => one.checkVisibility()) &&
  !document.querySelector('[aria-busy=true]')`
