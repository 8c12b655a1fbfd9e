import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { page, publishSite } from './testing/publish-site'
import { serveSite } from './testing/serve-site'

let site: Awaited<ReturnType<typeof serveSite>>

beforeEach(async () => {
  site = await serveSite()
})
afterEach(() => site.close())

test.each([
  '/r',
  '/r/',
  '/r/user',
  '/r/user/b1',
  '/r/user/b1/',
  '/r/user/b1/none.js',
  '/r/user/b1/deep',
  '/r/user/b1/entry.js/',
  '/r/user/b1/entry.js/more',
  '/r/user/b1/entry.js.br',
  '/r/user/b1/entry%2ejs',
  '/r/user/b1%2fentry.js',
  '/r/user/b1/.secret',
  '/r/user/.upload-b2/entry.js',
  '/r/../registry.json',
  '/r/user/../../history.ndjson',
  '/r/user/b1/..%2f..%2f..%2fhistory.ndjson',
  '/r/user/b1/%2e%2e/%2e%2e/%2e%2e/history.ndjson',
  '/r/user/b1/..\\..\\..\\history.ndjson',
  '/r//user/b1/entry.js',
  '/r/user/b1/entry.js%00.png',
  `/r/user/b1/${'a'.repeat(4000)}.js`,
])('%s is no published file: 404 in plain text, not kept', async path => {
  publishSite(site.directory)
  expect(await site.get(path)).toMatchObject({
    status: 404,
    body: 'There is no such file.\n',
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  })
})

test.each([
  '/unknown',
  '/dashboard.html',
  '/index.html',
  '/404.html',
  '/404',
  '/index',
  '/stale',
  '/Dashboard',
  '/%64ashboard',
  '/dashboard%2f',
  '/admin%2fusers',
  '/dashboard//',
  '//dashboard',
  '//elsewhere.example/',
  '/history.ndjson',
  '/registry.json.br',
  '/.revisions/1-0/dashboard.html',
  '/.revisions/1-0/favicon.svg',
  '/.previews/user-0123456789ab/registry.json',
  '/.lock',
  '/.shells/s1/templates/page.html',
  '/../package.json',
  '/admin/../history.ndjson',
  '/admin/..%2fhistory.ndjson',
  '/..%2f..%2fetc%2fpasswd',
  '/favicon.svg/',
  '/favicon.svg%00',
  `/${'a'.repeat(4000)}.svg`,
])('%s is no page: 404 with the page for it', async path => {
  publishSite(site.directory)
  expect(await site.get(path)).toMatchObject({
    status: 404,
    body: page('404'),
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' },
  })
})

test('a slash too many leads to the page itself, and nowhere else', async () => {
  publishSite(site.directory)
  expect(await site.get('/dashboard/?a=1&b=?')).toMatchObject({
    status: 308,
    headers: { location: '/dashboard?a=1&b=?' },
  })
  expect(await site.get('/admin/users/')).toMatchObject({
    status: 308,
    headers: { location: '/admin/users' },
  })
})

test('what is not for the site is left to the rest of the server', async () => {
  publishSite(site.directory)
  for (const path of ['/api', '/api/unknown', '/oidc/auth', '/healthz', '/readyz', '/metrics'])
    expect(await site.get(path)).toMatchObject({ status: 404, body: '{"message":"Not found"}' })
  expect(await site.get('/dashboard', {}, 'POST')).toMatchObject({
    status: 404,
    body: '{"message":"Not found"}',
  })
})
