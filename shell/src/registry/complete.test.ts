import type { Published, Registry, RemoteBuild } from '@pundi/contract/federation'
import { answer } from '@pundi/devkit/testing'
import { buildOf, page, publish, shellInForce } from '../testing/open-shell'
import { writePageRegistry } from '../testing/write-page-registry'
import { complete, inForce, readRegistry, RecordAway, shellBuild } from './registry'

const id = '0000000000b1'
const record = `GET /r/user/${id}/build.json`
const pages = [page('one', '/one'), page('two', '/two')]
const whole: Published<RemoteBuild> = {
  ...buildOf('user', pages, id),
  integrity: { 'one.js': 'of-one', 'two.js': 'of-two' },
}
let registry: Registry
let asked: string[]

beforeEach(() => {
  asked = []
  registry = publish({ user: pages })
  registry.remotes.user!.current = whole
  writePageRegistry(registry, '/one')
  readRegistry()
  note('GET /registry.json', registry)
  note(record, whole)
})

test('the document has the files of its own page, and of others the paths', () => {
  const { entry, layout, integrity, ...build } = user()
  expect([entry, layout]).toEqual(['remoteEntry.js', []])
  expect(integrity).toEqual({
    'remoteEntry.js': 'remoteEntry.js',
    'one.js': 'one.js',
    'messages-en.js': 'messages-en.js',
  })
  expect(build.pages).toEqual([
    expect.objectContaining({
      ...{ page: 'one', path: '/one', title: 'Title of one', files: ['remoteEntry.js', 'one.js'] },
      messages: { en: ['messages-en.js'] },
    }),
    { page: 'two', path: '/two' },
  ])
})

test('the record is asked for by its hash, once for all who need it, and the build is whole then', async () => {
  const fetched = jest.spyOn(globalThis, 'fetch')
  const build = user()
  await Promise.all([complete(build), complete(build)])
  await complete(build)
  expect(fetched.mock.calls.map(([address, options]) => [address, options?.integrity])).toEqual([
    [`/r/user/${id}/build.json`, 'record'],
  ])
  expect(user()).toBe(build)
  expect(build).toMatchObject({ pages: whole.pages, integrity: whole.integrity, record: undefined })
})

test.each([
  ['is missing', () => answer(record, { status: 404, file: 'There is no such file.\n' })],
  ['is slow', () => answer(record, () => new Promise(() => {}))],
])('where the record %s, the registry knows the build', async (_what, fail) => {
  hurry()
  fail()
  await complete(user())
  expect([asked, user().integrity]).toEqual([['GET /registry.json'], whole.integrity])
})

test('a record that is slow is taken after all where the registry does not come', async () => {
  hurry()
  answer('GET /registry.json', { status: 503, body: {} })
  answer(record, async () => {
    await new Promise(resolve => setTimeout(resolve, 100))
    return { body: whole }
  })
  await complete(user())
  expect(user().integrity).toEqual(whole.integrity)
})

test.each([
  ['does not come', () => answer('GET /registry.json', { status: 503, body: {} })],
  ['names another build by now', () => note('GET /registry.json', publishedAnew())],
])('where the registry %s either, it fails, and a further call tries again', async (_what, fail) => {
  answer(record, { status: 404, file: 'There is no such file.\n' })
  fail()
  const build = user()
  await expect(complete(build)).rejects.toThrow(RecordAway)
  expect(build.record).toBe('record')
  note(record, whole)
  await complete(build)
  expect(build.integrity).toEqual(whole.integrity)
})

test('the shell becomes whole in the same way', async () => {
  const shell = { ...shellInForce.current, integrity: { 'notice.js': 'of-the-notice' } }
  note(`GET /r/shell/${shell.id}/build.json`, shell)
  await complete(shellBuild()!)
  expect(shellBuild()).toMatchObject({ integrity: shell.integrity, record: undefined })
})

const user = () => inForce('user')!

const publishedAnew = () => {
  const next = structuredClone({ ...registry, revision: 2 })
  next.remotes.user!.current.id = '0000000000c2'
  return next
}

function note(call: Parameters<typeof answer>[0], body: object) {
  answer(call, async () => {
    asked.push(call)
    return { body }
  })
}

function hurry() {
  const wait = setTimeout
  jest
    .spyOn(globalThis, 'setTimeout')
    .mockImplementation((ring: () => void, ms?: number) => wait(ring, ms === 3000 ? 5 : ms))
}
