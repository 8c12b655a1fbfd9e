import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, test as base } from '../browser/test'
import { register, tokenOf } from '../product/call-api'
import { newPerson, signIn } from '../product/people'

const test = base.extend<{ openAsAdmin: (address: string) => Promise<Page> }>({
  openAsAdmin: async ({ openAs, product }, provide) => {
    await provide(async address => {
      const page = await openAs(await tokenOf(product.url, product.accounts.admin))
      await page.goto(address)
      await expect(page.getByRole('table')).toBeVisible()
      return page
    })
  },
})

test('an admin finds a user and deactivates them: their session ends, and they come back when they are active again', async ({
  openAsNew,
  openAsAdmin,
  expectNoise,
}) => {
  expectNoise(/status of 401/, /status of 403/, /Token expired/)
  const person = { ...newPerson(), name: 'Wati Contoh' }
  const { page: theirs } = await openAsNew({}, person)
  await theirs.goto('/dashboard')
  await expect(theirs.getByText(`Welcome, ${person.name}`)).toBeVisible()
  const page = await openAsAdmin('/admin/users')
  await page.getByLabel('Search').fill(person.email)
  await expect(page.getByText('1 user', { exact: true })).toBeVisible()

  await change(page, `Nonaktifkan: ${person.name}`, 'menonaktifkan pengguna ini?')
  await expect(page.getByText('User berhasil dinonaktifkan.')).toBeVisible()
  await expect(page.getByRole('cell', { name: 'deactive' })).toBeVisible()

  await theirs.getByRole('link', { name: 'Category' }).click()
  await theirs.waitForURL('**/sign-in?next=%2Fcategory')
  await signIn(theirs, person)
  await expect(theirs.getByRole('alert')).toBeVisible()

  await change(page, `Aktifkan: ${person.name}`, 'mengaktifkan pengguna ini?')
  await expect(page.getByText('User berhasil diaktifkan.')).toBeVisible()
  await signIn(theirs, person)
  await expect(theirs.getByRole('heading', { name: 'Category Management' })).toBeVisible()
})

test('who is made an admin can enter the area, and who is demoted is told that it is not for them any more', async ({
  openAsNew,
  openAsAdmin,
  expectNoise,
}) => {
  expectNoise(/status of 403/)
  const person = { ...newPerson(), name: 'Yuni Contoh' }
  const { page: theirs } = await openAsNew({}, person)
  await theirs.goto('/dashboard')
  await expect(theirs.getByText(`Welcome, ${person.name}`)).toBeVisible()
  const page = await openAsAdmin(`/admin/users?search=${person.email}`)
  await change(page, `Make admin: ${person.name}`, 'make this user an admin?')
  await expect(page.getByText('The user is now an admin.')).toBeVisible()

  await theirs.goto('/admin')
  await expect(theirs.getByRole('heading', { name: 'Recent Logs' })).toBeVisible()
  await change(page, `Remove admin role: ${person.name}`, 'remove this user’s admin role?')
  await expect(page.getByText('The admin role has been removed.')).toBeVisible()

  await theirs.getByRole('link', { name: 'Manage User' }).click()
  await expect(theirs.getByRole('heading', { name: 'This page is for admins only' })).toBeVisible()
  await theirs.getByRole('link', { name: 'Back to your dashboard' }).click()
  await theirs.waitForURL('**/dashboard')
})

test('an admin reads what was done to a user, filters it and takes it along as CSV', async ({
  openAsAdmin,
  product,
}) => {
  const person = { ...newPerson(), name: 'Putri Contoh' }
  await register(product.url, person)
  const page = await openAsAdmin(`/admin/users?search=${person.email}`)
  await change(page, `Nonaktifkan: ${person.name}`, 'menonaktifkan pengguna ini?')
  await expect(page.getByText('User berhasil dinonaktifkan.')).toBeVisible()
  await page.getByRole('link', { name: `Logs for ${person.name}` }).click()
  await expect(page.getByRole('table', { name: 'Logs' })).toBeVisible()
  await page.getByLabel('Search').fill('nonaktif')
  await expect(page.getByText('1 log', { exact: true })).toBeVisible()
  await expect(page.getByRole('row', { name: person.name })).toBeVisible()

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ])
  const lines = readFileSync(await file.path(), 'utf8')
    .trim()
    .split('\r\n')
  expect(file.suggestedFilename()).toMatch(/\.csv$/)
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain(person.name)
})

test('every page of the area names its document', async ({ openAsAdmin }) => {
  const page = await openAsAdmin('/admin/users')
  const titles = [await page.title()]
  for (const entry of ['Dashboard Utama', 'Manage Transaction', 'Manage Category', 'Logs']) {
    await page.getByRole('link', { name: entry, exact: true }).click()
    await expect(page.locator('h1:focus')).toBeVisible()
    titles.push(await page.title())
  }
  expect(titles).toEqual([
    'Kelola Pengguna',
    'Admin Dashboard',
    'Manage Transaction',
    'Manage Category',
    'Logs',
  ])
})

async function change(page: Page, act: string, question: string) {
  await page.getByRole('button', { name: act }).click()
  const dialog = page.getByRole('dialog', { name: question })
  await dialog.getByRole('button', { name: act.split(':')[0]! }).click()
  await expect(dialog).toBeHidden()
}
