import type { Page } from '@playwright/test'
import { expect, test } from '../../browser/test'

const noNetwork = /ERR_INTERNET_DISCONNECTED/

test('without a network pages show what is known, of when, and a booking is sent once when it returns', async ({
  openAsNew,
  expectNoise,
}) => {
  expectNoise(noNetwork)
  const { page, call } = await openAsNew()
  await openList(page)
  const context = page.context()
  const other = await context.newPage()
  await other.goto('/dashboard')
  await expect(other.getByRole('group', { name: 'Balance' })).toBeVisible()
  await page.bringToFront()
  await waitForDevice(page)

  await context.setOffline(true)
  await expect(notice(page)).toContainText(/No connection. Last updated at \d\d.\d\d/)
  await book(page, 'Nasi goreng')
  await expect(page.getByText('Saved on this device. We’ll send it when you’re back online.')).toBeVisible()
  const kept = page.getByRole('list', { name: 'Saved on this device' })
  await expect(kept.getByRole('listitem')).toHaveText([/Nasi goreng.*Saved on this device/])
  await expect(page.getByText('No transactions found.')).toBeVisible()
  await page.getByRole('link', { name: 'Dashboard' }).first().click()
  await expect(notice(page)).toContainText('1 transaction is waiting for a connection.')
  await page.getByRole('link', { name: 'Review transactions' }).click()
  await expect(page.getByText('No transactions found.')).toBeVisible()

  await context.setOffline(false)
  await expect(page.getByRole('row').filter({ hasText: 'Nasi goreng' })).toBeVisible()
  await expect(notice(page)).toHaveCount(0)
  await expect(kept).toHaveCount(0)
  await other.bringToFront()
  await expect(other.getByText('No connection.')).toHaveCount(0)
  expect(await call<unknown[]>('GET /transactions')).toHaveLength(1)
})

test('what the server refuses stays on the device until it is corrected', async ({
  openAsNew,
  expectNoise,
}) => {
  expectNoise(noNetwork, /status of 409/)
  const { page, call } = await openAsNew()
  await openList(page)
  await waitForDevice(page)
  await page.context().setOffline(true)
  await book(page, 'Soto')
  const kept = page.getByRole('list', { name: 'Saved on this device' })
  await expect(kept.getByRole('listitem')).toHaveCount(1)
  const keys: (string | undefined)[] = []
  await page.route('**/api/transactions', async route => {
    keys.push(route.request().headers()['idempotency-key'])
    await route.fulfill({ status: 409, json: { message: 'Kategori sudah dihapus' } })
  })
  await page.context().setOffline(false)
  await expect(kept).toContainText('Needs your attention: Kategori sudah dihapus')
  await expect(notice(page)).toContainText('1 transaction needs your attention.')
  await page.unrouteAll()

  await page.getByRole('button', { name: 'Fix Soto' }).click()
  const form = page.getByRole('dialog', { name: 'Tambah Transaksi' })
  await expect(form.getByRole('alert')).toHaveText('Kategori sudah dihapus')
  await form.getByLabel('Description').fill('Soto ayam')
  const sent = page.waitForRequest(request => request.method() === 'POST')
  await form.getByRole('button', { name: 'Save' }).click()
  expect((await sent).headers()['idempotency-key']).toBe(keys[0])
  await expect(page.getByRole('row').filter({ hasText: 'Soto ayam' })).toBeVisible()
  await expect(kept).toHaveCount(0)
  expect(await call<unknown[]>('GET /transactions')).toHaveLength(1)
})

test('signing out asks while something waits, and then leaves nothing on the device', async ({
  openAsNew,
  expectNoise,
}) => {
  expectNoise(noNetwork, /ERR_FAILED/)
  const { page } = await openAsNew()
  await openList(page)
  await waitForDevice(page)
  await page.context().setOffline(true)
  await book(page, 'Bakso')
  await expect(page.getByRole('list', { name: 'Saved on this device' })).toBeVisible()
  await page.getByRole('button', { name: 'Logout' }).click()
  const question = page.getByRole('dialog', { name: 'Sign out without sending?' })
  await expect(question).toContainText('1 transaction on this device hasn’t been sent yet.')
  await question.getByRole('button', { name: 'Stay signed in' }).first().click()
  await expect(question).toBeHidden()

  await page.context().setOffline(false)
  await expect(page.getByRole('row').filter({ hasText: 'Bakso' })).toBeVisible()
  await page.route('**/api/transactions', route =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  )
  await book(page, 'Rawon')
  await expect(page.getByRole('list', { name: 'Saved on this device' })).toBeVisible()
  await page.getByRole('button', { name: 'Logout' }).click()
  await question.getByRole('button', { name: 'Delete and sign out' }).click()
  await expect(page).toHaveURL(/sign-in/)
  expect(await namesOfDatabases(page)).not.toContainEqual(expect.stringContaining('answers'))
  expect(await countWaiting(page)).toBe(0)
})

async function openList(page: Page) {
  await page.goto('/transactions')
  await expect(page.getByText('No transactions found.')).toBeVisible()
}

/** Waits for the offline code, which loads after the page. */
const waitForDevice = (page: Page) =>
  expect.poll(() => namesOfDatabases(page)).toContainEqual(expect.stringContaining('outbox'))

const namesOfDatabases = (page: Page) =>
  page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))

const countWaiting = (page: Page) =>
  page.evaluate(async () => {
    let count = 0
    for (const { name = '' } of await indexedDB.databases())
      count += await new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open(name)
        opening.onerror = () => reject(new Error(name))
        opening.onsuccess = () => {
          const counting = opening.result.transaction('items').objectStore('items').count()
          counting.onsuccess = () => resolve(counting.result)
        }
      })
    return count
  })

const notice = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /No connection\.|waits|needs/ })

async function book(page: Page, description: string) {
  await page.getByRole('button', { name: 'Tambah Transaction' }).first().click()
  const form = page.getByRole('dialog', { name: 'Tambah Transaksi' })
  await form.getByLabel('Amount').fill('50000')
  await form.getByLabel('Category', { exact: true }).selectOption({ label: 'Makanan' })
  await form.getByLabel('Description').fill(description)
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form).toBeHidden()
}
