import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { closeArea } from '../publish/close-area'
import { collectGarbage } from '../publish/collect-garbage'
import { publish } from '../publish/publish'
import { syncSite } from '../publish/sync-site'
import { takeBack } from '../publish/take-back'
import { expectServable } from '../testing/expect-servable'
import { idOf, makeFolder, makeRemote, makeShell, removeFolders } from '../testing/make-dist'
import { readServed, registryOf, servedFolder } from '../testing/read-site'
import { livePreviews } from './preview'
import { publishPreview } from '../publish/publish-preview'

const day = 86_400_000
const badge = { 'templates/preview.html': '<aside>Preview <!--build--></aside>' }

let site = ''
beforeEach(async () => {
  site = makeFolder()
  await ship(makeShell('one', { files: badge }), makeRemote('user', 'one'), makeRemote('admin', 'one'))
})
afterEach(removeFolders)

const ship = (...dists: string[]) => publish({ site, dists, by: 'ana' })
const look = (dist: string, days = 3) => publishPreview({ site, dist, until: Date.now() + days * day })
const name = `user-${idOf('two')}`
const previewed = (file: string) => readServed(site, `.previews/${name}/${file}`)
const isPreviewed = () => existsSync(join(servedFolder(site), '.previews', name))

test('a previewed build is in no page and no registry that others get', async () => {
  const before = registryOf(site)
  const pages = readdirSync(servedFolder(site))
  expect(await look(makeRemote('user', 'two'))).toMatchObject({ id: idOf('two'), path: '/dashboard' })
  expect(registryOf(site)).toEqual(before)
  expect(readdirSync(servedFolder(site)).filter(file => !file.startsWith('.'))).toEqual(pages)
  for (const file of ['dashboard.html', '404.html', 'registry.json', 'history.ndjson'])
    expect(readServed(site, file)).not.toContain(idOf('two'))
  expectServable(site)
})

test('its pages have it in force, with the badge and an address of the registry of their own', async () => {
  const goals = { page: 'goals', path: '/goals', title: 'Goals', files: [] }
  await look(makeRemote('user', 'two', { pages: [goals] }))
  const page = previewed('goals.html')
  expect(page).toContain(`<body><aside>Preview ${name}</aside>`)
  expect(page).toContain(`id="registry" data-at="/registry.json?preview=${name}"`)
  const { revision, remotes } = JSON.parse(previewed('registry.json')) as ReturnType<typeof registryOf>
  expect(revision).toBe(registryOf(site).revision)
  expect(remotes.user).toMatchObject({ current: { id: idOf('two') }, fallback: [idOf('one')] })
  expect(Object.keys(remotes.user!.records!)).toEqual([idOf('one')])
  const folder = join(servedFolder(site), '.previews', name)
  expect(readdirSync(folder)).toEqual(expect.arrayContaining(['404.html', 'goals.html', 'goals.html.br']))
  expect(readdirSync(folder)).not.toContain('index.html')
})

test('each later publication writes them anew, with what is in force by then', async () => {
  await look(makeRemote('user', 'two'))
  await ship(makeRemote('admin', 'two'))
  expect(previewed('dashboard.html')).toContain(idOf('two'))
  const { remotes } = JSON.parse(previewed('registry.json')) as ReturnType<typeof registryOf>
  expect([remotes.user?.current.id, remotes.admin?.current.id]).toEqual([idOf('two'), idOf('two')])
})

test('an area that is disabled is open in a preview, for a look before it is enabled', async () => {
  await closeArea({ site, remote: 'user', by: 'ana', notice: { default: 'Back at noon.' } })
  await look(makeRemote('user', 'two'))
  expect(previewed('registry.json')).not.toContain('noon')
  expect(readServed(site, 'dashboard.html')).toContain('noon')
})

test.each<[string, () => Promise<unknown>]>([
  ['it is published', () => ship(makeRemote('user', 'two'))],
  [
    'it is revoked',
    async () => {
      await ship(makeRemote('user', 'two'))
      await takeBack({ site, remote: 'user', isRevoked: true, by: 'ana' })
    },
  ],
  [
    'it does not fit the shell any more',
    () => {
      const next = { requires: { contract: '^2.0.0' } }
      const shell = makeShell('two', { provides: { contract: '2.0.0' }, files: badge })
      return ship(shell, makeRemote('user', 'three', next), makeRemote('admin', 'three', next))
    },
  ],
])('there is no preview of a build once %s', async (_what, end) => {
  await look(makeRemote('user', 'two'))
  expect(isPreviewed()).toBe(true)
  await end()
  expect(isPreviewed()).toBe(false)
  expectServable(site)
})

test.each<[string, () => string, string]>([
  ['the shell', () => makeShell('two', { files: badge }), 'The shell cannot be previewed'],
  ['the build in force', () => makeRemote('user', 'one'), 'already live'],
  [
    'a build that does not fit the shell',
    () => makeRemote('user', 'two', { requires: { contract: '^9.0.0' } }),
    'requires contract ^9.0.0',
  ],
  [
    'a build that says nothing of what the shell provides',
    () => makeRemote('user', 'two', { requires: {} }),
    'does not say which version',
  ],
  [
    'a page of another area',
    () => makeRemote('user', 'two', { pages: [{ page: 'a', path: '/admin/a', title: 'a', files: [] }] }),
    'is in the area "admin", but user may have only pages of the area "user".',
  ],
])('%s is refused, as publishing refuses it', async (_what, dist, sentence) => {
  await expect(look(dist())).rejects.toMatchObject({
    name: 'OperatorRefusal',
    message: expect.stringContaining(sentence),
  })
  expect(await livePreviews(site)).toEqual([])
})

test('a build that was revoked is refused', async () => {
  await ship(makeRemote('user', 'two'))
  await takeBack({ site, remote: 'user', isRevoked: true, by: 'ana' })
  await expect(look(makeRemote('user', 'two'))).rejects.toThrow('was revoked')
})

test('a shell from before there was a badge shows no preview, and one without a shell neither', async () => {
  await ship(makeShell('two'))
  await expect(look(makeRemote('user', 'two'))).rejects.toThrow('has no badge for previews')
  site = makeFolder()
  await expect(look(makeRemote('user', 'two'))).rejects.toThrow('Publish a shell first')
})

test('gc keeps a previewed build until its link ends, and a link can be renewed', async () => {
  await look(makeRemote('user', 'two'), 1)
  await look(makeRemote('user', 'two'), 20)
  utimesSync(join(site, 'r/user', idOf('two')), 0, 0)
  await collectGarbage({ site, isDryRun: false, now: Date.now() + 19 * day })
  expect(existsSync(join(site, 'r/user', idOf('two')))).toBe(true)
  const removed = await collectGarbage({ site, isDryRun: false, now: Date.now() + 21 * day })
  expect(removed.map(({ path }) => path)).toEqual(
    expect.arrayContaining([`r/user/${idOf('two')}`, `.previews/${name}`]),
  )
  expect(existsSync(join(site, 'r/user', idOf('two')))).toBe(false)
})

test('of several links to a build the one that ends last counts', async () => {
  await look(makeRemote('user', 'two'), 20)
  await look(makeRemote('user', 'two'), 1)
  const inAWeek = await livePreviews(site, Date.now() + 7 * day)
  expect(inAWeek.map(({ id }) => id)).toEqual([idOf('two')])
})

test('a link can be renewed after another publication', async () => {
  await look(makeRemote('user', 'two'))
  await ship(makeRemote('admin', 'two'))
  await look(makeRemote('user', 'two'), 20)
  expect(isPreviewed()).toBe(true)
})

test('a preview goes on when the server takes a canary back', async () => {
  await publish({ site, dists: [makeRemote('admin', 'two')], by: 'ana', percent: 10 })
  await look(makeRemote('user', 'two'))
  const { undo = '' } = registryOf(site).remotes.admin!.canary!
  const seen = readServed(site, `../${undo}/.previews/${name}/registry.json`)
  expect(JSON.parse(seen)).toMatchObject({ remotes: { user: { current: { id: idOf('two') } } } })
  expect(seen).not.toContain('"canary"')
})

test('a preview of a remote that this version does not list stands in the way of nothing', async () => {
  const folder = join(site, '.previews', `wallet-${idOf('one')}`)
  mkdirSync(folder, { recursive: true })
  const until = Date.now() + day
  writeFileSync(join(folder, 'preview.json'), JSON.stringify({ remote: 'wallet', id: idOf('one'), until }))
  mkdirSync(join(site, 'r/wallet', idOf('one')), { recursive: true })
  writeFileSync(join(site, 'r/wallet', idOf('one'), 'build.json'), '{"remote":"wallet"}')
  utimesSync(join(site, 'r/wallet', idOf('one')), 0, 0)
  await ship(makeRemote('user', 'two'))
  await collectGarbage({ site, isDryRun: false })
  expect(existsSync(join(site, 'r/wallet', idOf('one')))).toBe(true)
})

test('pages of a preview are not written any more once its link has ended', async () => {
  await publishPreview({ site, dist: makeRemote('user', 'two'), until: Date.now() + 5 })
  await new Promise(resolve => setTimeout(resolve, 10))
  await ship(makeRemote('admin', 'two'))
  expect(isPreviewed()).toBe(false)
})

test('a preview comes to a server that reads another folder', async () => {
  const to = join(makeFolder(), 'site')
  await syncSite({ from: site, to })
  await look(makeRemote('user', 'two'))
  expect(await syncSite({ from: site, to })).toMatchObject({ outcome: 'nothing new' })
  expect(readServed(to, `.previews/${name}/dashboard.html`)).toBe(previewed('dashboard.html'))
  expect(existsSync(join(to, 'r/user', idOf('two'), 'build.json'))).toBe(true)
  expect(await livePreviews(to)).toEqual(await livePreviews(site))
})
