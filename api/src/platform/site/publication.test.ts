import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { renameSync } from 'node:fs'
import { join } from 'node:path'
import { page, publishSite, registry, write, writePage } from './testing/publish-site'
import { serveSite } from './testing/serve-site'
import { watchSite } from './watch-site'

let site: Awaited<ReturnType<typeof serveSite>>

beforeEach(async () => {
  site = await serveSite()
})
afterEach(() => site.close())

test('a publication is visible at once', async () => {
  publishSite(site.directory)
  const { headers } = await site.get('/dashboard')
  const changed = registry({ revision: 2, inline: { scripts: ['sha256-new'], styles: [] } })
  changed.remotes.user!.current.pages.push({ page: 'goals', path: '/goals', title: 'Goals', files: [] })
  expect(await site.get('/goals')).toMatchObject({ status: 404 })
  writePage(site.directory, 'goals.html', page('goals'), 2)
  writePage(site.directory, 'dashboard.html', page('another dashboard'), 2)
  expect(await site.get('/goals')).toMatchObject({ status: 404 })
  expect((await site.get('/dashboard')).body).toBe(page('dashboard'))
  write(site.directory, 'registry.json', JSON.stringify(changed))
  expect(await site.get('/goals')).toMatchObject({ status: 200, body: page('goals') })
  const again = await site.get('/dashboard', { 'if-none-match': headers.etag ?? '' })
  expect(again).toMatchObject({ status: 200, body: page('another dashboard') })
  expect(again.headers['content-security-policy']).toContain("script-src 'self' 'sha256-new';")
})

test('a publication of the same length is visible as well', async () => {
  publishSite(site.directory)
  expect((await site.get('/dashboard')).body).toBe(page('dashboard'))
  const other = page('dashboarb')
  expect(other).toHaveLength(page('dashboard').length)
  writePage(site.directory, 'dashboard.html', other, 2)
  write(site.directory, 'registry.next', JSON.stringify(registry({ revision: 2 })))
  renameSync(join(site.directory, 'registry.next'), join(site.directory, 'registry.json'))
  expect((await site.get('/dashboard')).body).toBe(other)
})

test('where the pages of a revision are missing, the one before is served, and what to do is said', async () => {
  publishSite(site.directory)
  await site.get('/dashboard')
  write(site.directory, 'registry.json', JSON.stringify(registry({ revision: 2 })))
  expect(await site.get('/dashboard')).toMatchObject({ status: 200, body: page('dashboard') })
  const told: unknown[] = []
  const { current } = watchSite(
    site.directory,
    () => ({}),
    error => told.push(error),
  )
  expect(current()).toBeUndefined()
  expect(String(told)).toContain(
    'lacks the pages of the live revision 2. To write them again, publish or roll back',
  )
})

test('a document says whether reports may have messages only where the server does', async () => {
  publishSite(site.directory)
  const html = '<html data-error-messages="{error-messages}">'
  writePage(site.directory, 'dashboard.html', html)
  expect((await site.get('/dashboard')).body).toBe(html)
  const allowing = await serveSite({ places: { '{error-messages}': 'on' } })
  publishSite(allowing.directory)
  writePage(allowing.directory, 'dashboard.html', html)
  expect((await allowing.get('/dashboard')).body).toBe('<html data-error-messages="on">')
  await allowing.close()
})
