import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { brotliDecompressSync } from 'node:zlib'
import { closeArea, openArea } from '../../publish/close-area'
import { collectGarbage } from '../../publish/collect-garbage'
import type { Step } from '../../publish/move-pointer'
import { promote } from '../../publish/promote'
import { publish } from '../../publish/publish'
import { syncSite } from '../../publish/sync-site'
import { takeBack } from '../../publish/take-back'
import { readHistory } from '../../site/history'
import { readRegistry } from '../../site/site-folder'
import { credentials, startBucket } from '../../testing/bucket-server'
import { expectServable } from '../../testing/expect-servable'
import { idOf, makeFolder, makeRemote, makeShell, removeFolders } from '../../testing/make-dist'
import { publicationEnds } from '../../testing/publication-ends'

let bucket: Awaited<ReturnType<typeof startBucket>>
let site = ''

beforeEach(async () => {
  Object.assign(process.env, credentials)
  bucket = await startBucket()
  site = bucket.addressOf('live')
})
afterEach(async () => {
  await bucket.close()
  removeFolders()
})

const ship = (...dists: string[]) => publish({ site, dists, by: 'ana' })
const userOf = async () => (await readRegistry(site)).remotes.user!

async function expectWhole() {
  const to = makeFolder()
  await syncSite({ from: site, to })
  return expectServable(to)
}

test('a site in a bucket is published, rolled back, closed and opened as one in a folder', async () => {
  await ship(makeShell('one'), makeRemote('user', 'one'))
  await ship(makeRemote('user', 'two'))
  expect(await userOf()).toMatchObject({ current: { id: idOf('two') }, fallback: [idOf('one')] })
  await takeBack({ site, remote: 'user', isRevoked: false, by: 'rudi' })
  await closeArea({ site, remote: 'user', by: 'rudi', notice: { default: 'Back at noon.' } })
  expect(await userOf()).toMatchObject({
    current: { id: idOf('one') },
    disabled: { default: 'Back at noon.' },
  })
  await openArea({ site, remote: 'user', by: 'rudi' })
  await publish({ site, dists: [makeRemote('user', 'two')], by: 'ana', percent: 10 })
  await promote({ site, remote: 'user', by: 'ana' })
  expect((await expectWhole()).remotes.user).toMatchObject({ current: { id: idOf('two') } })
  expect((await readHistory(site)).map(({ action }) => action)).toEqual([
    ...['publish', 'publish', 'publish', 'rollback', 'disable', 'enable', 'canary', 'publish'],
  ])
})

test('files say what browsers are told of them, with compressed copies', async () => {
  await ship(makeShell('one'), makeRemote('user', 'one'))
  const script = bucket.objects.get(`live/r/user/${idOf('one')}/page.js`)!
  const copy = bucket.objects.get(`live/r/user/${idOf('one')}/page.js.br`)!
  const cache = 'public, max-age=31536000, immutable'
  const type = 'text/javascript; charset=utf-8'
  expect(script.headers).toEqual({ type, cache, encoding: undefined })
  expect(copy.headers).toEqual({ type, cache, encoding: 'br' })
  expect(brotliDecompressSync(copy.content).equals(script.content)).toBe(true)
  expect(bucket.objects.get('live/registry.json')!.headers).toMatchObject({ cache: 'no-cache' })
})

test('a bucket that ignores conditions is refused before anything is in force', async () => {
  const careless = await startBucket({ honoursConditions: false })
  const publication = publish({ site: careless.addressOf('live'), dists: [makeShell('one')], by: 'ana' })
  await expect(publication).rejects.toMatchObject({
    name: 'OperatorRefusal',
    message: expect.stringContaining('s3://pundi/live ignores conditional writes'),
  })
  expect([...careless.objects.keys()]).toEqual([])
  await careless.close()
})

test('a bucket that could not be asked for once is asked again', async () => {
  let isAway = true
  const shaky = await startBucket({ spoils: () => (isAway ? 'an error page' : undefined) })
  site = shaky.addressOf('live')
  await expect(ship(makeShell('one'))).rejects.toThrow('answered 502, but not like a bucket server')
  isAway = false
  expect((await ship(makeShell('one'))).registry.revision).toBe(1)
  await shaky.close()
})

test('publishers at the same time lose none of their changes', async () => {
  const dists = [makeShell('one'), makeRemote('auth', 'one'), makeRemote('user', 'one')]
  // The addresses differ, so that each publication has its own client and lock.
  await Promise.all(
    dists.map((dist, at) => publish({ site: `${site}&region=test-${at}`, dists: [dist], by: 'ana' })),
  )
  expect(await expectWhole()).toMatchObject({ revision: 3, remotes: { auth: {}, user: {} } })
})

test('an answer that is lost on its way does not fail the publication', async () => {
  let lost = 0
  const shaky = await startBucket({
    losesAnswer: (method, key) => method === 'PUT' && key.endsWith('registry.json') && ++lost % 2 === 1,
  })
  site = shaky.addressOf('live')
  expect((await ship(makeShell('one'))).registry.revision).toBe(1)
  expect(lost).toBeGreaterThan(1)
  await shaky.close()
})

test.each(publicationEnds)(
  'a publication that ends at "%s" leaves revision %i in force, whole',
  async (step, revision) => {
    await ship(makeShell('one'), makeRemote('user', 'one'))
    const onStep = (reached: Step) => {
      if (reached === step) throw new Error('the end')
    }
    const dists = [makeRemote('user', 'two')]
    await expect(publish({ site, dists, by: 'ana', onStep })).rejects.toThrow('the end')
    expect((await expectWhole()).revision).toBe(revision)
    await ship(makeRemote('user', revision === 1 ? 'two' : 'three'))
    expect((await expectWhole()).revision).toBe(revision + 1)
  },
)

test('a build that was changed in the bucket does not come into force again', async () => {
  for (const id of ['one', 'two']) await ship(makeRemote('user', id))
  bucket.objects.get(`live/r/user/${idOf('one')}/page.js`)!.content = Buffer.from('other')
  await expect(ship(makeRemote('user', 'one'))).rejects.toThrow(
    `s3://pundi/live/r/user/${idOf('one')} is already published, but with another content of page.js.`,
  )
  await expect(takeBack({ site, remote: 'user', isRevoked: false, by: 'ana' })).rejects.toThrow(
    'page.js has changed since it was published',
  )
})

test('gc removes what no open tab can need, and nothing else', async () => {
  await ship(makeShell('one'))
  for (const id of ['1', '2', '3', '4', '5', '6', '7']) await ship(makeRemote('user', id))
  const now = Date.now() + 8 * 86_400_000
  const [removed] = (await collectGarbage({ site, isDryRun: true, now })).filter(({ path }) =>
    path.startsWith('r/'),
  )
  expect(removed).toEqual({ path: `r/user/${idOf('1')}`, bytes: expect.any(Number) })
  await collectGarbage({ site, isDryRun: false, now })
  expect([...bucket.objects.keys()].filter(key => key.includes(idOf('1')))).toEqual([])
  expect((await expectWhole()).revision).toBe(8)
})

test('a bucket that is not there is refused with a sentence', async () => {
  await expect(readRegistry(site.replace('//pundi', '//other'))).rejects.toMatchObject({
    name: 'OperatorRefusal',
    message:
      'The bucket s3://other answered 404 (NoSuchBucket: NoSuchBucket of the test). Check the address, the credentials and their rights.',
  })
})

test('credentials that the bucket does not know are refused with its own words', async () => {
  process.env.AWS_ACCESS_KEY_ID = 'somebody'
  await expect(readRegistry(`${site}&region=else`)).rejects.toThrow('answered 403 (InvalidAccessKeyId: ')
})
