import { calls } from '@pundi/contract'
import type { Catalogues } from '@pundi/platform/federation'
import { answer, noMessages, plan } from '@pundi/devkit/testing'
import { configureHttp } from '@pundi/platform/http'
import { preferences } from '@pundi/platform/session'
import { forgetRemotes, published } from '../../testing/federation-runtime'
import { buildOf, page, publish, tableOf } from '../../testing/open-shell'
import { loadFromBuild, NoSuchPage } from './load-from-build'
import { readRegistry, RecordAway } from '../../registry/registry'

const record = 'GET /r/user/0000000000b1/build.json'
const sums = { ...page('sums', '/sums'), data: [calls.sumTransactions] }
const other = page('other', '/other')
let catalogues: Catalogues
let sumsCatalogues: Catalogues
let otherCatalogues: Catalogues

beforeEach(() => {
  for (const link of document.head.querySelectorAll('link')) link.remove()
  window.pundiEarly = []
  configureHttp({ token: () => '1|secret', expire: () => {}, language: () => 'id' })
  preferences.setState({ language: 'en' })
  publish({ user: [sums, other] })
  readRegistry()
  forgetRemotes()
  plan(calls.sumTransactions, async () => ({ status: 503 }))
  ;[catalogues, sumsCatalogues, otherCatalogues] = [watched(), watched(), watched()]
  const pages = [
    { ...sums, catalogues: sumsCatalogues },
    { ...other, catalogues: otherCatalogues },
  ]
  serve({ ...tableOf('user', pages), catalogues })
})

test.each([
  ['en', ['own-en.js', 'sums-en.js']],
  [null, ['own.js']],
] as const)('in the language %s all files come at once, with their hashes', async (language, messages) => {
  preferences.setState({ language })
  await load('sums')
  const files = ['remoteEntry.js', 'layout.js', 'sums.js', ...messages]
  expect(preloaded()).toEqual(files.map(file => [`/r/user/0000000000b1/${file}`, `hash of ${file}`]))
})

test('a page is asked for its data, and for that of no other', async () => {
  await load('other')
  expect(window.pundiEarly).toEqual([])
  await load('sums')
  expect(window.pundiEarly!.map(({ path }) => path)).toEqual(['/transactions/summary'])
})

test('a page comes with its own messages and those of its build, and with no others', async () => {
  await load('sums')
  const asked = [catalogues, sumsCatalogues, otherCatalogues].map(one => asMock(one).mock.calls.length > 0)
  expect(asked).toEqual([true, true, false])
})

test('a page without messages of its own comes as well', async () => {
  serve(tableOf('user', [sums]))
  expect(await load('sums')).toHaveProperty('Component')
})

test('that the build runs is said before its page has come', async () => {
  const said: string[] = []
  const route = () => {
    said.push('page')
    return Promise.resolve({ Component: () => null })
  }
  serve(tableOf('user', [other, { ...sums, route }]))
  await load('sums', () => said.push('runs'))
  expect(said).toEqual(['runs', 'page'])
})

test('a build whose entry does not come is not said to run', async () => {
  published.set('pundi_user/pages', () => Promise.reject(new Error('no entry')))
  const onRun = jest.fn()
  await expect(load('sums', onRun)).rejects.toThrow('no entry')
  expect(onRun).not.toHaveBeenCalled()
})

test('a page that the build does not have, and a layout where it has none, are said to be missing', async () => {
  await expect(load('gone')).rejects.toThrow(new NoSuchPage('the build has no page "gone"'))
  serve({ ...tableOf('user', [sums]), layout: undefined as never })
  await expect(load('layout')).rejects.toThrow(NoSuchPage)
})

test('the layout comes from its own file, and waits for no record', async () => {
  const layout = { Component: () => null }
  serve({ ...tableOf('user', [sums]), layout: () => Promise.resolve(layout) })
  expect(await loadFromBuild(part({}), 'layout', () => {})).toBe(layout)
})

test.each([
  ['the files of the page', {}],
  ['the entry', { entry: '', pages: whole().pages }],
])('a document without %s asks for the record first', async (_what, missing) => {
  answer(record, { body: whole() })
  await loadFromBuild(part(missing), 'sums', () => {})
  expect(preloaded().map(([file]) => file)).toContain('/r/user/0000000000b1/sums.js')
})

test('where the record does not come, no code of the build runs', async () => {
  publish({})
  readRegistry()
  answer(record, { status: 404, file: 'There is no such file.\n' })
  answer('GET /registry.json', { status: 503, body: {} })
  const onRun = jest.fn()
  await expect(loadFromBuild(part({}), 'sums', onRun)).rejects.toThrow(RecordAway)
  expect(onRun).not.toHaveBeenCalled()
})

const load = (name: string, onRun: () => void = () => {}) => loadFromBuild(whole(), name, onRun)

const serve = (table: ReturnType<typeof tableOf>) =>
  published.set('pundi_user/pages', () => Promise.resolve({ pageTable: table }))

function whole() {
  const build = buildOf('user', [sums, other])
  const files = ['remoteEntry.js', 'layout.js', 'sums.js', 'other.js', 'own.js', 'own-en.js', 'sums-en.js']
  return {
    ...build,
    layout: ['layout.js'],
    messages: { default: ['own.js'], en: ['own-en.js'] },
    pages: build.pages.map(one => (one.page === 'sums' ? { ...one, messages: { en: ['sums-en.js'] } } : one)),
    integrity: Object.fromEntries(files.map(file => [file, `hash of ${file}`])),
  }
}

const part = (missing: object) => ({
  ...whole(),
  ...{ record: 'hash of the record', pages: [{ page: 'sums', path: '/sums' }] },
  ...missing,
})

const preloaded = () =>
  [...document.head.querySelectorAll('link')].map(link => [link.getAttribute('href'), link.integrity])

function watched() {
  const come = jest.fn(noMessages.default)
  return { default: come, en: come, id: come, es: come } as unknown as Catalogues
}

const asMock = (one: Catalogues) => one.default as jest.Mock
