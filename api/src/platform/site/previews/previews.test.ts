import { createHmac } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startApi, type Api } from '../../../../testing/start-api'
import { page, publishSite, registry, write, writePage } from '../testing/publish-site'

const key = 'k'.repeat(32)
const build = '0123456789ab'
const name = `user-${build}`
let site: string
let api: Api

beforeEach(async () => {
  site = mkdtempSync(join(tmpdir(), 'pundi-preview-'))
  publishSite(site)
  publishPreview()
  api = await startApi({ SITE_DIR: site, PREVIEW_KEY: key })
})
afterEach(async () => {
  await api.close()
  rmSync(site, { recursive: true, force: true })
})

function publishPreview(revision = 1) {
  const seen = registry({ revision })
  const { current } = seen.remotes.user!
  seen.remotes.user!.current = {
    ...{ ...current, id: build },
    pages: [...current.pages, { page: 'goals', path: '/goals', title: 'Goals', files: [] }],
  }
  for (const file of ['dashboard', 'goals', '404', 'admin/users'])
    writePage(site, `.previews/${name}/${file}.html`, page(`preview of ${file}`), revision)
  writePage(site, `.previews/${name}/registry.json`, JSON.stringify(seen), revision)
}

function sign(until: number, by = key) {
  const text = `${name}.${Math.floor(until / 1000)}`
  return `${text}.${createHmac('sha256', by).update(`preview ${text}`).digest('base64url')}`
}
const link = (token = sign(Date.now() + 60_000), path = '/dashboard') => `GET ${path}?preview=${token}`

const get = (what: string, cookie = '') => api.call(what, { headers: { cookie } })

async function enter(): Promise<string> {
  const { headers } = await get(link())
  return headers.get('set-cookie')!.split(';')[0]!
}

test('who opens the link gets the pages of the preview, and nobody else does', async () => {
  const answer = await get(link())
  expect(answer.status).toBe(303)
  expect(answer.headers.get('location')).toBe('/dashboard')
  expect(answer.headers.get('set-cookie')).toMatch(
    /^pundi_preview=user-0123456789ab\.\d+\.[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=([345]\d|60)$/,
  )
  const cookie = await enter()
  expect((await get('GET /dashboard', cookie)).text).toBe(page('preview of dashboard'))
  expect((await get('GET /goals', cookie)).text).toBe(page('preview of goals'))
  expect((await get('GET /admin/users', cookie)).text).toBe(page('preview of admin/users'))
  expect((await get('GET /dashboard')).text).toBe(page('dashboard'))
  expect((await get('GET /goals')).status).toBe(404)
})

test('the style of its badge is a style', async () => {
  writePage(site, 'preview.css', 'p { display: none }')
  expect((await get('GET /preview.css')).headers.get('content-type')).toBe('text/css; charset=utf-8')
})

test('such a page is kept by nobody, and runs under the policy of the shell in force', async () => {
  const cookie = await enter()
  const published = await get('GET /dashboard')
  const etag = published.headers.get('etag')!
  const answer = await api.call('GET /dashboard', { headers: { cookie, 'if-none-match': etag } })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.get('vary')).toBe('accept-encoding, cookie')
  expect(answer.headers.get('etag')).toBeNull()
  const policy = 'content-security-policy'
  expect(answer.headers.get(policy)).toBe(published.headers.get(policy))
})

test('a page that the preview does not have is 404 in it, and the landing page is as published', async () => {
  const cookie = await enter()
  expect(await get('GET /none', cookie)).toMatchObject({ status: 404, text: page('preview of 404') })
  expect((await get('GET /', cookie)).text).toBe(page('index'))
})

test('its registry is for documents of the preview; other tabs of the same browser get the one in force', async () => {
  const cookie = await enter()
  expect((await get(`GET /registry.json?preview=${name}`, cookie)).text).toContain(build)
  for (const [path, sent] of [
    ['/registry.json', cookie],
    [`/registry.json?preview=${name}`, ''],
    ['/registry.json?preview=user-000000000000', cookie],
    [`/.previews/${name}/registry.json`, cookie],
    [`/.revisions/1-0/.previews/${name}/registry.json`, cookie],
  ] as const)
    expect((await get(`GET ${path}`, sent)).text).not.toContain(build)
})

test('the preview is left by its link, for the page as published', async () => {
  const answer = await get('GET /dashboard?preview=leave&a=1', await enter())
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/dashboard?a=1'])
  expect(answer.headers.get('set-cookie')).toBe('pundi_preview=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0')
})

test.each<[string, () => string, number, string]>([
  ['forged', () => sign(Date.now() + 60_000, 'f'.repeat(32)), 403, 'isn’t valid here'],
  ['malformed', () => 'x', 403, 'isn’t valid here'],
  ['of another name', () => sign(Date.now() + 60_000).replace('user-', 'admin-'), 403, 'isn’t valid here'],
  ['ended', () => sign(Date.now() - 1000), 410, 'has expired. Ask for a new one.'],
])('a link that is %s says so, and opens nothing', async (_what, token, status, sentence) => {
  const answer = await get(link(token()))
  expect(answer).toMatchObject({ status, text: expect.stringContaining(sentence) })
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(answer.headers.get('set-cookie')).toBeNull()
  expect((await get('GET /dashboard', `pundi_preview=${token()}`)).text).toBe(page('dashboard'))
})

test('a link to a preview that has ended says so, and who was in it gets what is published', async () => {
  const cookie = await enter()
  writePage(site, 'dashboard.html', page('dashboard'), 2)
  write(site, 'registry.json', JSON.stringify(registry({ revision: 2 })))
  const answer = await get(link())
  expect(answer).toMatchObject({ status: 404, text: expect.stringContaining('This preview has ended') })
  const published = await get('GET /dashboard', cookie)
  expect(published.text).toBe(page('dashboard'))
  expect(published.headers.get('set-cookie')).toMatch(/^pundi_preview=; .*Max-Age=0$/)
})

test('a preview that another publication wrote anew goes on', async () => {
  const cookie = await enter()
  publishPreview(2)
  write(site, 'registry.json', JSON.stringify(registry({ revision: 2 })))
  expect((await get('GET /dashboard', cookie)).text).toBe(page('preview of dashboard'))
})

test.each([
  ['//elsewhere/', '/'],
  ['/none', '/'],
  ['/goals', '/goals'],
  ['/', '/'],
])('the link at %s leads to %s of this site', async (path, location) => {
  const answer = await get(link(undefined, path))
  expect([answer.status, answer.headers.get('location')]).toEqual([303, location])
})

test('what browsers report in a preview counts for no build that is published', async () => {
  const cookie = await enter()
  const body = { remote: 'user', build, phase: 'mount', cause: 'crash' }
  await api.call('POST /api/client-errors', { body, headers: { cookie } })
  const { text } = await api.call('GET /metrics')
  expect(text).toContain('remote_failures_total{remote="user",build="preview",phase="mount",cause="crash"} 1')
})

test('without a key no link opens anything', async () => {
  await api.close()
  api = await startApi({ SITE_DIR: site })
  const token = sign(Date.now() + 60_000)
  expect(await get(link(token))).toMatchObject({ status: 403 })
  expect((await get('GET /dashboard', `pundi_preview=${token}`)).text).toBe(page('dashboard'))
})
