import type { Page } from '@playwright/test'
import { expect, test } from '../../browser/test'
import { callAs, type Caller, tokenOf } from '../../product/call-api'
import type { Person } from '../../product/people'
import type { Product } from '../../product/start-product'

const amount = '7654321'
const words = 'Sewa kamar kos'

interface Ending {
  person: Person
  call: Caller['call']
  elsewhere: Caller
  product: Product
}

const endings: [string, (ending: Ending) => Promise<unknown>][] = [
  [
    'in Settings of another device',
    async ({ elsewhere }) => {
      const sessions = await elsewhere.call<{ id: string; current: boolean }[]>('GET /auth/sessions')
      for (const { id, current } of sessions)
        if (!current) await elsewhere.call(`DELETE /auth/sessions/${id}`)
    },
  ],
  [
    'by a new password',
    ({ elsewhere }) => elsewhere.call('POST /auth/change-password', { password: 'kata sandi yang lain' }),
  ],
  [
    'as its account is deactivated',
    async ({ elsewhere, product }) => {
      const { id } = await elsewhere.call<{ id: number }>('GET /auth/user')
      const admin = callAs(product.url, await tokenOf(product.url, product.accounts.admin))
      await admin.call(`PATCH /admin/users/${id}/deactivate`)
    },
  ],
  [
    'as its account is deleted',
    ({ elsewhere, person }) =>
      elsewhere.call('DELETE /account', { confirmation: person.email, current_password: person.password }),
  ],
]

for (const [how, end] of endings)
  test(`a session that ends ${how} leaves nothing of its money on the device, in any tab`, async ({
    openAsNew,
    expectNoise,
    product,
  }) => {
    expectNoise(/status of 401/)
    const { page, person, call, book } = await openAsNew({ serviceWorkers: 'allow' })
    await book({ category: 'Makanan', amount, description: words, transaction_date: '2026-01-01' })
    await page.goto('/transactions')
    await expect(page.getByText(words).first()).toBeVisible()
    const other = await page.context().newPage()
    await other.goto('/transactions')
    await expect(other.getByText(words).first()).toBeVisible()
    await expect.poll(() => moneyOn(page)).toContain('database')

    const elsewhere = callAs(product.url, await tokenOf(product.url, person))
    await end({ person, call, elsewhere, product })
    await page.reload()
    // One tab learns from the server that the session ended, and the other tab follows. The reload
    // may remove the message in one of the tabs, so expect at least one message.
    for (const tab of [page, other]) await tab.waitForURL('**/sign-in**')
    const said = [page, other].map(tab =>
      tab.getByText(/^Your session (has ended|was ended in another tab)\. Please sign in again\.$/),
    )
    await expect.poll(async () => (await Promise.all(said.map(one => one.count()))).join()).toMatch(/1/)
    await expect(other.getByText(words)).toHaveCount(0)
    await expect.poll(() => moneyOn(page)).toEqual([])
  })

test('a page that comes back without the events of other tabs shows nothing of a session that ended', async ({
  openAsNew,
}) => {
  const { page, book } = await openAsNew()
  await book({ category: 'Makanan', amount, description: words, transaction_date: '2026-01-01' })
  await page.goto('/transactions')
  await expect(page.getByText(words).first()).toBeVisible()
  // A tab gets no storage event for its own change. The page therefore misses the event, like a
  // page in the back/forward cache.
  const isLeft = await page.evaluate(async said => {
    localStorage.removeItem('token')
    localStorage.removeItem('userid')
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    await new Promise(requestAnimationFrame)
    return document.body.innerText.includes(said)
  }, words)
  expect(isLeft).toBe(false)
  await page.waitForURL('**/sign-in?next=%2Ftransactions')
})

test('the landing page that comes back offers what the session is now', async ({ openAsNew }) => {
  const { page } = await openAsNew()
  await page.goto('/')
  await expect(page.getByRole('link', { name: 'Open dashboard' }).first()).toBeVisible()
  await page.evaluate(() => {
    localStorage.removeItem('token')
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })
  await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible()
  await page.evaluate(() => {
    localStorage.setItem('theme', 'dark')
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

const moneyOn = (page: Page) =>
  page.evaluate(
    async signs => {
      const hasSign = (kept: unknown) => signs.some(sign => JSON.stringify(kept).includes(sign))
      const found: string[] = []
      for (const { name = '' } of await indexedDB.databases()) {
        const database = await new Promise<IDBDatabase>((resolve, reject) => {
          const opening = indexedDB.open(name)
          opening.onsuccess = () => resolve(opening.result)
          opening.onerror = () => reject(new Error(opening.error?.message))
        })
        for (const store of database.objectStoreNames) {
          const all = await new Promise(resolve => {
            const reading = database.transaction(store).objectStore(store).getAll()
            reading.onsuccess = () => resolve(reading.result)
          })
          if (hasSign(all)) found.push('database')
        }
        database.close()
      }
      for (const name of await caches.keys()) {
        const cache = await caches.open(name)
        for (const answer of await cache.matchAll()) if (hasSign(await answer.text())) found.push('cache')
      }
      if (hasSign(Object.entries(localStorage))) found.push('localStorage')
      if (hasSign(Object.entries(sessionStorage))) found.push('sessionStorage')
      return found
    },
    [amount, '7.654.321', words],
  )
