import { afterEach, expect, test } from '@jest/globals'
import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { hash } from '../files/hash'
import { publish } from './publish'
import { readServed, registryOf, servedFolder } from '../testing/read-site'
import { idOf, makeFolder, makeRemote, makeShell, removeFolders } from '../testing/make-dist'

afterEach(removeFolders)

const ship = (site: string, ...dists: string[]) => publish({ site, dists, by: 'ana' })
const read = (site: string, file: string) => readFileSync(join(site, file), 'utf8')
const historyOf = (site: string) =>
  readServed(site, 'history.ndjson')
    .trim()
    .split('\n')
    .map(line => JSON.parse(line) as Record<string, unknown>)

const immutable = (site: string) =>
  Object.fromEntries(
    readdirSync(join(site, 'r'), { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile())
      .map(entry => join(entry.parentPath, entry.name))
      .map(path => [path, hash(readFileSync(path))]),
  )

test('a build goes to a folder of its own, hashed, with compressed copies of text that gets smaller', async () => {
  const site = makeFolder()
  const { registry, builds } = await ship(site, makeRemote('user', 'one'))
  expect(builds).toEqual([{ remote: 'user', id: idOf('one'), isNew: true }])
  const folder = join(site, 'r/user', idOf('one'))
  expect(readdirSync(folder).sort()).toEqual([
    ...[
      'build.json',
      'build.json.br',
      'empty.js',
      'image.png',
      'page.css',
      'page.css.br',
      'page.js',
      'page.js.br',
      'page.js.map',
    ],
    ...['remoteEntry.js', 'remoteEntry.js.br'],
  ])
  const { integrity } = registry.remotes.user!.current
  expect(Object.keys(integrity)).toEqual(['empty.js', 'image.png', 'page.css', 'page.js', 'remoteEntry.js'])
  for (const [file, expected] of Object.entries(integrity))
    expect(hash(readFileSync(join(folder, file)))).toBe(expected)
  const compressed = readFileSync(join(folder, 'page.js.br'))
  expect(brotliDecompressSync(compressed).equals(readFileSync(join(folder, 'page.js')))).toBe(true)
})

test('the folder of a build holds the record that a later return to it needs', async () => {
  const site = makeFolder()
  const { registry } = await ship(site, makeRemote('user', 'one'))
  expect(JSON.parse(read(site, `r/user/${idOf('one')}/build.json`))).toEqual(registry.remotes.user!.current)
})

test('what is published stands in the registry, its compressed copy and the history', async () => {
  const site = makeFolder()
  await ship(site, makeShell('one'))
  await ship(site, makeRemote('auth', 'one'))
  const registry = registryOf(site)
  expect(registry).toMatchObject({ schema: 1, revision: 2, shell: { fallback: [], revoked: [] } })
  const compressed = readFileSync(join(servedFolder(site), 'registry.json.br'))
  expect(JSON.parse(String(brotliDecompressSync(compressed)))).toEqual(registry)
  const line = {
    at: expect.any(String),
    by: 'ana',
    action: 'publish',
    how: 'ship',
    id: idOf('one'),
    previous: null,
  }
  expect(historyOf(site)).toEqual([
    { ...line, revision: 1, remote: 'shell' },
    { ...line, revision: 2, remote: 'auth' },
  ])
})

test('publishing changes no file of what was published before', async () => {
  const site = makeFolder()
  await ship(site, makeShell('one'), makeRemote('user', 'one'), makeRemote('admin', 'one'))
  const before = immutable(site)
  await ship(site, makeRemote('user', 'two'))
  await ship(site, makeShell('two'))
  expect(immutable(site)).toMatchObject(before)
})

test('the build before goes to the front of those to fall back to, of which five are kept', async () => {
  const site = makeFolder()
  for (const id of ['1', '2', '3', '4', '5', '6', '7']) await ship(site, makeRemote('user', id))
  expect(registryOf(site).remotes.user).toMatchObject({
    current: { id: idOf('7') },
    fallback: ['6', '5', '4', '3', '2'].map(idOf),
  })
  expect(readdirSync(join(site, 'r/user'))).toHaveLength(7)
})

test('a build that was published before comes into force again without an upload', async () => {
  const site = makeFolder()
  await ship(site, makeRemote('user', 'one'))
  await ship(site, makeRemote('user', 'two'))
  const before = immutable(site)
  const { builds } = await ship(site, makeRemote('user', 'one'))
  expect(builds).toEqual([{ remote: 'user', id: idOf('one'), isNew: false }])
  expect(registryOf(site).remotes.user).toMatchObject({
    current: { id: idOf('one') },
    fallback: [idOf('two')],
  })
  expect(immutable(site)).toEqual(before)
})

test('several builds come into force in one change', async () => {
  const site = makeFolder()
  await ship(
    site,
    makeShell('one'),
    makeRemote('auth', 'one'),
    makeRemote('user', 'one'),
    makeRemote('admin', 'one'),
  )
  expect(registryOf(site).revision).toBe(1)
  expect(historyOf(site).map(({ remote }) => remote)).toEqual(['shell', 'auth', 'user', 'admin'])
})

test('the page of a build that gave it up is gone, and so is a file of the root', async () => {
  const site = makeFolder()
  const [page] = ['reports'].map(name => ({ page: name, path: `/${name}`, title: name, files: [] }))
  await ship(
    site,
    makeShell('one', { files: { 'root/old.txt': 'old '.repeat(99) } }),
    makeRemote('user', 'one', { pages: [page!] }),
  )
  const before = readdirSync(servedFolder(site))
  expect(before).toEqual(expect.arrayContaining(['reports.html', 'reports.html.br', 'old.txt', 'old.txt.br']))
  const next = { site, dists: [makeRemote('user', 'two'), makeShell('two')], by: 'ana' }
  await expect(publish(next)).rejects.toThrow('The build lacks a page that is live: /reports')
  expect(readdirSync(servedFolder(site))).toEqual(before)
  await publish({ ...next, drop: ['/reports'] })
  expect(readdirSync(servedFolder(site)).sort()).toEqual([
    ...['404.html', '404.html.br', 'dashboard.html', 'dashboard.html.br', 'favicon.svg', 'history.ndjson'],
    ...['index.html', 'index.html.br', 'registry.json', 'registry.json.br', 'robots.txt'],
  ])
})

test('a site that was published to its root gets the folder of its revision, and keeps its history', async () => {
  const site = makeFolder()
  await ship(site, makeShell('one'), makeRemote('user', 'one'))
  const history = readServed(site, 'history.ndjson')
  const { folder, ...registry } = registryOf(site)
  rmSync(join(site, '.revisions'), { recursive: true })
  writeFileSync(join(site, 'history.ndjson'), history)
  writeFileSync(join(site, 'registry.json'), JSON.stringify(registry))
  await expect(ship(site, makeRemote('user', 'one'))).rejects.toThrow('already live')
  expect(readServed(site, 'dashboard.html')).toContain(idOf('one'))
  expect(readServed(site, 'history.ndjson')).toBe(history)
  expect(registryOf(site)).toEqual({ ...registry, folder: expect.not.stringMatching(`^${folder}$`) })
})

test('two builds of one remote are refused by their folders', async () => {
  const site = makeFolder()
  const [one, two] = [makeRemote('user', 'one'), makeRemote('user', 'two')]
  await expect(ship(site, makeShell('one'), one, two)).rejects.toThrow(
    `${one} and ${two} are both builds of user. Leave out one of them.`,
  )
  expect(readdirSync(site)).not.toContain('registry.json')
})

test('a registry that cannot be read stops the publication', async () => {
  const site = makeFolder()
  writeFileSync(join(site, 'registry.json'), '{"schema":')
  await expect(ship(site, makeShell('one'))).rejects.toThrow(
    'Perhaps a newer version of Pundi wrote this file: use that version.',
  )
})

test('a whole site of the next contract goes over one whose builds said "words" for their messages', async () => {
  const site = makeFolder()
  await ship(site, makeShell('one'), makeRemote('user', 'one'))
  const record = join(site, 'r/user', idOf('one'), 'build.json')
  for (const file of [join(site, 'registry.json'), record])
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll('"messages":', '"words":'))
  const next = { provides: { contract: '2.0.0' } }
  await ship(site, makeShell('two', next), makeRemote('user', 'two', { requires: { contract: '^2.0.0' } }))
  expect(registryOf(site).remotes.user).toMatchObject({
    current: { id: idOf('two'), messages: {} },
    fallback: [idOf('one')],
    records: {},
  })
})
