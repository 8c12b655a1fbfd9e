import { join } from 'node:path'
import { buildAdminWithPage, rollBack, shipTo } from '../product/build-variant'
import { tokenOf } from '../product/call-api'
import { expect, test } from './test'

test('what a remote says of the body, headings and fields stays in its area', async ({ tab, product }) => {
  const site = join(product.data, 'site')
  const loud = buildAdminWithPage(
    'engines-loud',
    'Loud',
    'button, input { display: none } h1 { color: #f00 } body { background: #f00 }',
  )
  const look = () => tab.run<Look>(looks)
  await tab.resize(1280, 844)
  await tab.open('/unsubscribe')
  await tab.run(
    'token => localStorage.setItem("token", token)',
    await tokenOf(product.url, product.accounts.admin),
  )
  await tab.open('/admin')
  await tab.says('Recent Logs')
  const { ground } = await look()
  shipTo(loud, site)
  await tab.open('/admin/engines-loud')
  await tab.see({ by: 'heading', name: 'Loud' })
  expect(await look()).toEqual({ ground, heading: 'rgb(255, 0, 0)', seen: 0 })

  await tab.run('() => { window.isSame = true }')
  await tab.press('link', 'Your money')
  await tab.see({ by: 'button', name: 'Logout' })
  await tab.press('link', 'Transactions')
  await tab.see({ by: 'searchbox' })
  const neighbour = await look()
  expect(await tab.run('() => window.isSame')).toBe(true)
  expect(neighbour.ground).toBe(ground)
  expect(neighbour.heading).not.toBe('rgb(255, 0, 0)')
  expect(neighbour.seen).toBeGreaterThan(3)
  rollBack(loud, site)
})

interface Look {
  ground: string
  heading: string
  seen: number
}
const looks = `() => ({
  ground: getComputedStyle(document.body).backgroundColor,
  heading: getComputedStyle(document.querySelector('h1')).color,
  seen: [...document.querySelectorAll('button, input')].filter(one => one.checkVisibility()).length,
})`
