import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expectNoise, openTab, productUrl } from '../browser'
import { tokenOf } from '../demo-accounts'
import { demoAdmin, newPerson, signIn, signUp, type Person } from '../people'

test('an admin finds a user and deactivates them: their session ends, and they come back when they are active again', async () => {
  expectNoise(/status of 401/, /status of 403/, /Token expired/)
  const person = { ...newPerson(), name: `Wati ${Date.now()}` }
  const theirs = await signedUp(person)
  const page = await openAsAdmin('/admin/users')
  await page.getByLabel('Search').fill(person.email)
  await page.getByText('1 user', { exact: true }).waitFor()

  await change(page, `Nonaktifkan ${person.name}`, 'menonaktifkan pengguna ini?')
  await page.getByText('User berhasil dinonaktifkan.').waitFor()
  await page.getByRole('cell', { name: 'deactive' }).waitFor()

  // What they do next leads them out, and in again only when they are active.
  await theirs.getByRole('link', { name: 'Category' }).click()
  await theirs.waitForURL('**/sign-in?next=%2Fcategory')
  await signIn(theirs, person)
  await theirs.getByRole('alert').waitFor()

  await change(page, `Aktifkan ${person.name}`, 'mengaktifkan pengguna ini?')
  await page.getByText('User berhasil diaktifkan.').waitFor()
  await signIn(theirs, person)
  await theirs.getByRole('heading', { name: 'Category Management' }).waitFor()
})

test('who is made an admin can enter the area, and who is demoted is told that it is not for them any more', async () => {
  expectNoise(/status of 403/)
  const person = { ...newPerson(), name: `Yuni ${Date.now()}` }
  const theirs = await signedUp(person)
  const page = await openAsAdmin(`/admin/users?search=${person.email}`)
  await change(page, `Jadikan admin ${person.name}`, 'menjadikan pengguna ini admin?')
  await page.getByText('User berhasil dijadikan admin.').waitFor()

  await theirs.goto('/admin')
  await theirs.getByRole('heading', { name: 'Recent Logs' }).waitFor()
  await change(page, `Cabut peran admin ${person.name}`, 'mencabut peran admin pengguna ini?')
  await page.getByText('Peran admin berhasil dicabut.').waitFor()

  await theirs.getByRole('link', { name: 'Manage User' }).click()
  await theirs.getByRole('heading', { name: 'This area is for administrators' }).waitFor()
  await theirs.getByRole('link', { name: 'Back to your dashboard' }).click()
  await theirs.waitForURL('**/dashboard')
})

test('an admin reads what was done to a user, filters it and takes it along as CSV', async () => {
  const person = { ...newPerson(), name: `Putri ${Date.now()}` }
  await signedUp(person)
  const page = await openAsAdmin(`/admin/users?search=${person.email}`)
  await change(page, `Nonaktifkan ${person.name}`, 'menonaktifkan pengguna ini?')
  await page.getByText('User berhasil dinonaktifkan.').waitFor()
  await page.getByRole('link', { name: `Logs of ${person.name}` }).click()
  await page.getByRole('table', { name: 'Logs' }).waitFor()
  await page.getByLabel('Search').fill('nonaktif')
  await page.getByText('1 log', { exact: true }).waitFor()
  await page.getByRole('row', { name: person.name }).waitFor()

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

test('every page of the area names its document', async () => {
  const page = await openAsAdmin('/admin/users')
  const titles = [await page.title()]
  for (const entry of ['Dashboard Utama', 'Manage Transaction', 'Manage Category', 'Logs']) {
    await page.getByRole('link', { name: entry, exact: true }).click()
    await page.locator('h1:focus').waitFor()
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

async function openAsAdmin(address: string) {
  const token = await tokenOf(productUrl, demoAdmin())
  const page = await openTab()
  await page.addInitScript(stored => localStorage.setItem('token', stored), token)
  await page.goto(address)
  await page.getByRole('table').waitFor()
  return page
}

async function change(page: Page, act: string, question: string) {
  await page.getByRole('button', { name: act }).click()
  const dialog = page.getByRole('dialog', { name: question })
  await dialog.getByRole('button', { name: act.split(' ')[0]! }).click()
  await dialog.waitFor({ state: 'hidden' })
}

async function signedUp(person: Person) {
  const page = await openTab()
  await page.goto('/sign-up')
  await signUp(page, person)
  await page.waitForURL('**/dashboard')
  return page
}
