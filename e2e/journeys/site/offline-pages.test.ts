import type { IncomingHttpHeaders } from 'node:http'
import { expectPage, kept, noAnswer, openKept, test } from '../../browser/kept-pages'
import { expect } from '../../browser/test'

test.beforeEach(({ expectNoise }) => expectNoise(noAnswer))

test('without a network every page of the user area opens, seen before or not, and nothing personal is kept', async ({
  behind: { tab, email },
}) => {
  await openKept(tab, '/transactions')
  const texts = await tab.evaluate(async () => {
    const opened = await Promise.all((await caches.keys()).map(name => caches.open(name)))
    const answers = await Promise.all(opened.map(cache => cache.matchAll()))
    return Promise.all(answers.flat().map(answer => answer.text()))
  })
  expect(texts.join().includes(email)).toBe(false)
  expect(
    (await kept(tab)).filter(path => /^\/(api|admin|sign)|^\/r\/(admin|auth)\/.*\.(js|css)$/.test(path)),
  ).toEqual([])

  await tab.context().setOffline(true)
  await tab.reload()
  await expectPage(tab, /Transactions/)
  await tab.getByRole('link', { name: 'Wallets' }).click()
  await expectPage(tab, /Wallets/)
  await tab.goto('/goals?from=icon')
  await expectPage(tab, /Goals/)

  await tab.goto('/sign-up')
  await expect(tab.getByRole('heading', { name: 'No connection' })).toBeVisible()
  await tab.getByRole('link', { name: 'Back to your dashboard' }).click()
  await expect(tab).toHaveURL(/\/dashboard$/)
  await expectPage(tab, /./)
})

test('without a network the addresses of records open with what the device knows', async ({
  behind: { tab, call, book },
}) => {
  const date = new Date().toISOString().slice(0, 10)
  const booking = { category: 'Makanan', amount: '15000', description: 'Bakso', transaction_date: date }
  const id = await book(booking)
  const wallet = { name: 'BCA', kind: 'bank', opening_balance: '0', opening_date: '2026-01-01' }
  const { id: walletId } = await call<{ id: number }>('POST /wallets', wallet)
  await openKept(tab, '/transactions')
  await expect(tab.getByText('Bakso', { exact: true })).toBeVisible()
  await tab.goto(`/wallet/${walletId}`)
  await expectPage(tab, /BCA/)
  await tab.context().setOffline(true)
  await tab.goto(`/transactions/${id}`)
  const dialog = tab.getByRole('dialog', { name: 'Detail Transaksi' })
  await expect(dialog.getByLabel('Description')).toHaveValue('Bakso')
  await tab.goto(`/transactions/${id + 1}`)
  await expect(tab.getByRole('alert')).toContainText('Failed to fetch transactions')
  await tab.goto(`/wallet/${walletId}`)
  await expectPage(tab, /BCA/)
  await tab.goto('/goals/1')
  await expectPage(tab, /Goals/)
})

test('what a server answers is shown as it is, and what does not come in two seconds is what was kept', async ({
  behind: { tab, proxy },
}) => {
  await openKept(tab, '/goals')
  proxy.follow(({ headers }, answer, passOn) =>
    isForDocument(headers) ? answer.writeHead(500).end('Broken on our side.') : passOn(),
  )
  expect((await tab.goto('/goals'))?.status()).toBe(500)
  await expect(tab.getByText('Broken on our side.')).toBeVisible()

  proxy.follow(({ headers }, _answer, passOn) => isForDocument(headers) || passOn())
  const before = Date.now()
  await tab.goto('/wallet')
  await expectPage(tab, /Wallets/)
  expect(Date.now() - before).toBeGreaterThanOrEqual(2000)
})

/**
 * True for a document request. A service worker forwards the `accept` header of the request, but
 * not its destination.
 */
const isForDocument = ({ accept }: IncomingHttpHeaders) => accept?.includes('text/html') ?? false
