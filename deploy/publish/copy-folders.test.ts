import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { publishPreview } from './publish-preview'
import { readRegistry } from '../site/site-folder'
import { credentials, startBucket, type Spoilt } from '../testing/bucket-server'
import { expectServable } from '../testing/expect-servable'
import { idOf, makeFolder, makeRemote, makeShell, removeFolders } from '../testing/make-dist'
import { publish } from './publish'
import { syncSite } from './sync-site'

let bucket: Awaited<ReturnType<typeof startBucket>>
let onGet: (key: string) => Spoilt | undefined
let from = ''
let to = ''

beforeEach(async () => {
  Object.assign(process.env, credentials)
  onGet = () => undefined
  bucket = await startBucket({ spoils: (method, key) => (method === 'GET' ? onGet(key) : undefined) })
  from = bucket.addressOf('live')
  to = join(makeFolder(), 'site')
  await ship(makeShell('one', { files: { 'templates/preview.html': '<aside></aside>' } }))
})
afterEach(async () => {
  await bucket.close()
  removeFolders()
})

const ship = (...dists: string[]) => publish({ site: from, dists, by: 'ana' })
const sync = () => syncSite({ from, to })
const keysOf = (part: string) => [...bucket.objects.keys()].filter(key => key.includes(part))
const fileOf = (id: string, file: string) => bucket.objects.get(`live/r/user/${idOf(id)}/${file}`)!

test('a revision that is replaced and removed while it is copied leaves no trace', async () => {
  await ship(makeRemote('user', 'one'))
  const pointer = bucket.objects.get('live/registry.json')!
  const { folder = '' } = await readRegistry(from)
  await ship(makeRemote('user', 'two'))
  const next = bucket.objects.get('live/registry.json')!
  bucket.objects.set('live/registry.json', pointer)
  onGet = key => {
    if (!key.includes(`.revisions/${folder}/dashboard`)) return undefined
    for (const gone of keysOf(`.revisions/${folder}/`).slice(2)) bucket.objects.delete(gone)
    bucket.objects.set('live/registry.json', next)
    return undefined
  }
  expect(await sync()).toMatchObject({ outcome: 'brought', registry: { revision: 3 } })
  expect(expectServable(to).remotes.user?.current.id).toBe(idOf('two'))
  expect(readdirSync(join(to, '.revisions'))).not.toContain(folder)
})

test.each([
  ['a file', 'page.js'],
  ['a compressed copy', 'page.js.br'],
])(
  'while %s of a build in force is not what was published, nothing of it comes into force',
  async (_what, file) => {
    await ship(makeRemote('user', 'one'))
    await sync()
    await ship(makeRemote('user', 'two'))
    const { content } = fileOf('two', file)
    fileOf('two', file).content = Buffer.from('other')
    await expect(sync()).rejects.toThrow(`r/user/${idOf('two')}/${file} has changed since it was published.`)
    expect(expectServable(to).remotes.user?.current.id).toBe(idOf('one'))
    fileOf('two', file).content = content
    await sync()
    expect(expectServable(to).remotes.user?.current.id).toBe(idOf('two'))
  },
)

test('a build in force that is gone stops the sync, and an earlier one that was changed does not', async () => {
  for (const id of ['one', 'two']) await ship(makeRemote('user', id))
  fileOf('one', 'page.js').content = Buffer.from('other')
  const gone = keysOf(`/user/${idOf('two')}/`).map(key => [key, bucket.objects.get(key)!] as const)
  for (const [key] of gone) bucket.objects.delete(key)
  await expect(sync()).rejects.toThrow(
    `The folder s3://pundi/live/r/user/${idOf('two')} was deleted from the site of --from.`,
  )
  for (const [key, object] of gone) bucket.objects.set(key, object)
  await sync()
  expectServable(to)
  expect(existsSync(join(to, 'r/user', idOf('one')))).toBe(false)
})

test('a preview whose pages are still on their way to the bucket comes with the next sync', async () => {
  await ship(makeRemote('user', 'one'))
  await publishPreview({ site: from, dist: makeRemote('user', 'two'), until: Date.now() + 60_000 })
  const { folder = '' } = await readRegistry(from)
  const pages = `.revisions/${folder}/.previews/user-${idOf('two')}`
  const key = `live/${pages}/dashboard.html`
  const late = bucket.objects.get(key)!
  bucket.objects.delete(key)
  await sync()
  expectServable(to)
  expect(existsSync(join(to, pages))).toBe(false)
  bucket.objects.set(key, late)
  expect(await sync()).toMatchObject({ outcome: 'nothing new' })
  expect(existsSync(join(to, pages, 'dashboard.html'))).toBe(true)
})

test('two syncs at once bring the same once', async () => {
  await ship(makeRemote('user', 'one'))
  const outcomes = (await Promise.all([sync(), sync()])).map(({ outcome }) => outcome)
  expect(outcomes.sort()).toEqual(['brought', 'nothing new'])
  expectServable(to)
})

test('a sync that the bucket fails in the middle brings nothing into force, and the next one all', async () => {
  await ship(makeRemote('user', 'one'))
  await sync()
  await ship(makeRemote('user', 'two'))
  let left = 12
  onGet = () => (--left < 0 ? 'an error page' : undefined)
  await expect(sync()).rejects.toMatchObject({ name: 'OperatorRefusal' })
  expect(expectServable(to).remotes.user?.current.id).toBe(idOf('one'))
  onGet = () => undefined
  await sync()
  expect(expectServable(to).remotes.user?.current.id).toBe(idOf('two'))
})
