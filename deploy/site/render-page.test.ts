import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { hash } from '../files/hash'
import { publish } from '../publish/publish'
import { readServed, servedFolder } from '../testing/read-site'
import { idOf, makeFolder, makeRemote, makeShell, pageTemplate, removeFolders } from '../testing/make-dist'

let site = ''
beforeEach(() => {
  site = makeFolder()
})
afterEach(removeFolders)

const ship = (...dists: string[]) => publish({ site, dists, by: 'ana' })
const read = (file: string) => readServed(site, file)
const registryIn = (html: string): unknown =>
  JSON.parse(/<script type="application\/json" id="registry">(.*?)<\/script>/s.exec(html)?.[1] ?? '')

test('there are no pages before the first shell', async () => {
  await ship(makeRemote('user', 'one'), makeRemote('auth', 'one'))
  expect(existsSync(join(servedFolder(site), 'dashboard.html'))).toBe(false)
  await ship(makeShell('one'))
  expect(read('dashboard.html')).toContain('<title>dashboard of user</title>')
  expect(read('sign-in.html')).toContain('<title>sign-in of auth</title>')
})

test('every page has its file, with a compressed copy', async () => {
  const pages = ['', '/users', '/users/new'].map(path => ({
    page: `page${path.replaceAll('/', '-')}`,
    path: `/admin${path}`,
    title: `Admin${path}`,
    files: [],
  }))
  await ship(makeShell('one'), makeRemote('admin', 'one', { pages }))
  for (const [file, title] of [
    ['admin.html', 'Admin'],
    ['admin/users.html', 'Admin/users'],
    ['admin/users/new.html', 'Admin/users/new'],
    ['404.html', 'Pundi'],
  ] as const) {
    expect(read(file)).toContain(`<title>${title}</title>`)
    expect(String(brotliDecompressSync(readFileSync(join(servedFolder(site), `${file}.br`))))).toBe(
      read(file),
    )
  }
})

test('a page with parameters has one file, and its document knows it by its first path', async () => {
  const pages = [
    {
      page: 'user',
      path: '/admin/users/:id',
      paths: ['/admin/people/*'],
      title: 'A user',
      files: ['page.js'],
    },
    { page: 'users', path: '/admin/users', title: 'Users', files: [] },
  ]
  await ship(makeShell('one'), makeRemote('admin', 'one', { pages }))
  const html = read('admin/users/_id.html')
  expect(html).toContain('<title>A user</title>')
  expect(registryIn(html)).toMatchObject({
    remotes: {
      admin: {
        current: {
          pages: [
            ['user', '/admin/users/:id', '/admin/people/*'],
            ['users', '/admin/users'],
          ],
          own: { page: 'user' },
        },
      },
    },
  })
})

test('text from a build cannot end the title or the data block', async () => {
  const title = `</title><script>alert(1)</script>"'& $& <!--registry-->`
  const pages = [{ page: 'dashboard', path: '/dashboard', title, files: [] }]
  await ship(makeShell('one'), makeRemote('user', 'one', { pages }))
  const html = read('dashboard.html')
  expect(html).toContain(
    '<title>&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt;&quot;&#39;&amp; $&amp; &lt;!--registry--&gt;</title>',
  )
  expect(html.match(/<\/script>/g)).toHaveLength(3)
  expect(registryIn(html)).toMatchObject({ remotes: { user: { current: { own: { title } } } } })
})

test("the shell's files are named with the hashes of what is served", async () => {
  await ship(makeShell('one'), makeRemote('user', 'one'))
  const folder = `/r/shell/${idOf('one')}/`
  const tags = [...read('dashboard.html').matchAll(/<(?:link|script)[^>]*(?:href|src)="([^"]+)"[^>]*>/g)]
  expect(tags.map(([, address]) => address)).toEqual([
    `${folder}shell.css`,
    `${folder}font.woff2`,
    `${folder}shell.js`,
  ])
  const [style, font, script] = tags.map(([tag]) => tag)
  const hashOf = (file: string) => hash(readFileSync(join(site, folder, file)))
  expect(style).toBe(`<link rel="stylesheet" href="${folder}shell.css" integrity="${hashOf('shell.css')}">`)
  expect(font).toBe(`<link rel="preload" href="${folder}font.woff2" as="font" type="font/woff2" crossorigin>`)
  expect(script).toBe(`<script defer src="${folder}shell.js" integrity="${hashOf('shell.js')}" crossorigin>`)
})

test('the landing page is what the build of the shell wrote', async () => {
  await ship(makeShell('one'))
  expect(read('index.html')).toContain('<h1>Pundi</h1>')
})

test('a new shell changes every page, and a new remote keeps the shell', async () => {
  await ship(makeShell('one'), makeRemote('user', 'one'))
  await ship(makeRemote('user', 'two'))
  expect(read('dashboard.html')).toContain(`/r/shell/${idOf('one')}/shell.js`)
  await ship(makeShell('two', { files: { 'templates/landing.html': '<h1>New</h1>' } }))
  expect(read('dashboard.html')).toContain(`/r/shell/${idOf('two')}/shell.js`)
  expect(read('index.html')).toBe('<h1>New</h1>')
})

test('inline scripts and styles are known by their hashes, data blocks are not', async () => {
  const sha256 = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`
  const page = pageTemplate.replace("boot('page')", 'first()\r\nsecond()')
  const { registry } = await ship(makeShell('one', { files: { 'templates/page.html': page } }))
  expect(registry.shell?.current.inline).toEqual({
    scripts: ['drawer()', 'first()\nsecond()'].map(sha256),
    styles: ['h1 { color: green }', 'body { margin: 0 }'].map(sha256),
  })
})
