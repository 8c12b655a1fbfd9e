import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { page, publishSite, registry, writePage } from './testing/publish-site'
import { serveSite } from './testing/serve-site'

let site: Awaited<ReturnType<typeof serveSite>>

beforeEach(async () => {
  site = await serveSite()
})
afterEach(() => site.close())

test('before the first shell every page is 503 in plain text, and the api answers', async () => {
  expect(await site.get('/dashboard')).toMatchObject({
    status: 503,
    body: 'Pundi is not published yet. Please try again in a moment.\n',
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  })
  expect(await site.get('/')).toMatchObject({ status: 503 })
  expect(await site.get('/api/hello')).toMatchObject({ status: 200, body: '{"hello":"world"}' })
})

test('a page answers with its HTML, to be asked for again each time', async () => {
  publishSite(site.directory)
  expect(await site.get('/dashboard')).toMatchObject({
    status: 200,
    body: page('dashboard'),
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      vary: 'accept-encoding',
      etag: expect.stringMatching(/^"[\w-]{22}"$/),
    },
  })
  expect(await site.get('/admin/users?search=a/b')).toMatchObject({ status: 200, body: page('admin/users') })
  expect(await site.get('/')).toMatchObject({ status: 200, body: page('index') })
})

test('a page with parameters is one document for all its addresses, and no other address is a page', async () => {
  const published = registry()
  published.remotes.user!.current.pages.push(
    { page: 'goal', path: '/goals/:id', paths: ['/goal/*'], title: 'Goal', files: [] },
    { page: 'new', path: '/goals/new', title: 'New', files: [] },
  )
  publishSite(site.directory, published)
  writePage(site.directory, 'goals/_id.html', page('goal'))
  writePage(site.directory, 'goals/new.html', page('new'))
  for (const path of ['/goals/7', '/goals/App%20Family?a=b', '/goal', '/goal/7/moves'])
    expect([path, await site.get(path)]).toMatchObject([path, { status: 200, body: page('goal') }])
  expect(await site.get('/goals/new')).toMatchObject({ status: 200, body: page('new') })
  expect(await site.get('/goals/7/')).toMatchObject({ status: 308, headers: { location: '/goals/7' } })
  for (const path of ['/goals', '/goals/7/moves'])
    expect([path, (await site.get(path)).status]).toEqual([path, 404])
})

test('pages carry a policy that allows the shell’s inline scripts and nothing else', async () => {
  publishSite(site.directory)
  for (const path of ['/', '/dashboard', '/unknown']) {
    const { headers } = await site.get(path)
    expect(headers).toMatchObject({
      'content-security-policy':
        "default-src 'self'; child-src 'none'; frame-src 'none'; media-src 'none'; object-src 'none'; script-src 'self' 'sha256-boot'; style-src 'self' 'sha256-style'; img-src 'self' data:; " +
        "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': 'camera=(), geolocation=(), microphone=()',
      'x-content-type-options': 'nosniff',
    })
  }
})

test('pages of a shell that runs under them have an integrity policy and Trusted Types as well', async () => {
  publishSite(site.directory, registry({ isStrict: true }))
  for (const path of ['/', '/dashboard', '/unknown']) {
    const { headers } = await site.get(path)
    expect(headers['integrity-policy']).toBe('blocked-destinations=(script)')
    expect(headers['content-security-policy']).toMatch(
      /; require-trusted-types-for 'script'; trusted-types default$/,
    )
  }
})

test('pages of a shell from before there were such policies have none of them', async () => {
  publishSite(site.directory)
  const { headers } = await site.get('/dashboard')
  expect(headers).not.toHaveProperty('integrity-policy')
  expect(headers['content-security-policy']).not.toContain('trusted-types')
})

test('a browser that has a page already is told so', async () => {
  publishSite(site.directory)
  for (const encoding of ['br', 'identity']) {
    const first = await site.get('/dashboard', { 'accept-encoding': encoding })
    const { etag = '' } = first.headers
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await site.get('/dashboard', { 'accept-encoding': encoding, 'if-none-match': known })
      expect(again).toMatchObject({ status: 304, body: '', headers: { etag, 'cache-control': 'no-cache' } })
      expect(again.headers).toHaveProperty('content-security-policy')
    }
    expect(await site.get('/dashboard', { 'if-none-match': '"other"' })).toMatchObject({ status: 200 })
  }
})

test('who has the page that says so is told again that there is no page', async () => {
  publishSite(site.directory)
  const { status, headers } = await site.get('/no-such-page')
  const again = await site.get('/no-such-page', { 'if-none-match': headers.etag ?? '' })
  expect([status, again.status]).toEqual([404, 404])
  expect(again.body).not.toBe('')
})

test.each([
  ['br', 'br'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, br;q=0.5', 'br'],
  ['br;q=0', undefined],
  ['gzip', undefined],
  ['*', undefined],
  ['', undefined],
])('for Accept-Encoding "%s" the content is encoded as %s', async (accepted, encoding) => {
  publishSite(site.directory)
  for (const path of ['/dashboard', '/registry.json', '/r/user/b1/entry.js']) {
    const { status, headers } = await site.get(path, accepted ? { 'accept-encoding': accepted } : {})
    expect({ status, encoding: headers['content-encoding'] }).toEqual({ status: 200, encoding })
    expect(headers.vary).toBe('accept-encoding')
  }
})

test('files of a build are kept for a year, with their own types', async () => {
  publishSite(site.directory)
  for (const [path, type] of [
    ['/r/user/b1/entry.js', 'application/javascript; charset=utf-8'],
    ['/r/user/b1/page.css', 'text/css; charset=utf-8'],
    ['/r/user/b1/deep/font.woff2', 'font/woff2'],
  ] as const)
    for (const accepted of ['br', 'identity'])
      expect(await site.get(path, { 'accept-encoding': accepted })).toMatchObject({
        status: 200,
        headers: {
          'content-type': type,
          'cache-control': 'public, max-age=31536000, immutable',
          'x-content-type-options': 'nosniff',
        },
      })
})

test('the registry and the files of the root are served beside the pages', async () => {
  publishSite(site.directory)
  expect(await site.get('/registry.json')).toMatchObject({
    status: 200,
    body: JSON.stringify(registry()),
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-cache' },
  })
  expect(await site.get('/favicon.svg')).toMatchObject({
    status: 200,
    body: '<svg/>',
    headers: { 'content-type': 'image/svg+xml', 'x-content-type-options': 'nosniff' },
  })
})

test('a script of the root has the type without which browsers refuse it', async () => {
  publishSite(site.directory)
  writePage(site.directory, 'way-out.js', 'var a = 1')
  expect(await site.get('/way-out.js')).toMatchObject({
    status: 200,
    headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' },
  })
})

test('a file that names the site’s address is served with it, compressed or not', async () => {
  publishSite(site.directory)
  writePage(site.directory, 'sitemap.xml', '<loc>{origin}/sign-in</loc>'.repeat(9))
  for (const accepted of ['br', 'identity'])
    expect(await site.get('/sitemap.xml', { 'accept-encoding': accepted })).toMatchObject({
      status: 200,
      body: '<loc>https://pundi.example/sign-in</loc>'.repeat(9),
      headers: { 'content-type': 'application/xml; charset=utf-8', etag: expect.stringMatching(/^".{22}"$/) },
    })
})

test('HEAD answers like GET, without the content', async () => {
  publishSite(site.directory)
  for (const path of [
    '/dashboard',
    '/r/user/b1/entry.js',
    '/registry.json',
    '/unknown',
    '/r/user/b1/none.js',
  ]) {
    const [head, whole] = [await site.get(path, {}, 'HEAD'), await site.get(path)]
    expect(head).toMatchObject({ status: whole.status, body: '' })
    const { date } = head.headers
    expect(head.headers).toEqual({ ...whole.headers, date })
  }
})
