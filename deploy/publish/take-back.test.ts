import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { servedFile, servedName } from '@pundi/contract/served'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readHistory } from '../site/history'
import { expectServable } from '../testing/expect-servable'
import { idOf, makeFolder, makeRemote, makeShell, removeFolders } from '../testing/make-dist'
import { readServed, registryOf } from '../testing/read-site'
import { publish } from './publish'
import { takeBack } from './take-back'

let site = ''
beforeEach(() => {
  site = makeFolder()
})
afterEach(removeFolders)

const ship = (...dists: string[]) => publish({ site, dists, by: 'ana' })
const shipEach = async (...ids: string[]) => {
  for (const id of ids) await ship(makeRemote('user', id))
}
const try10 = (id: string) => publish({ site, dists: [makeRemote('user', id)], by: 'ana', percent: 10 })
const back = (to?: string, isRevoked = false) =>
  takeBack({ site, remote: 'user', to: to === undefined ? to : idOf(to), isRevoked, by: 'rudi' })
const user = () => registryOf(site).remotes.user!
const lastOf = async () => (await readHistory(site)).at(-1)

test('the build before comes into force again, and the history says by whom', async () => {
  await shipEach('one', 'two')
  const { registry, ...ids } = await back()
  expect(ids).toEqual({ id: idOf('one'), previous: idOf('two'), wasCanary: false })
  expect(registryOf(site)).toEqual(registry)
  expect(user()).toMatchObject({ current: { id: idOf('one') }, passed: [idOf('two')], revoked: [] })
  expect(await lastOf()).toMatchObject({
    ...{ revision: 3, action: 'rollback', by: 'rudi' },
    ...{ remote: 'user', id: idOf('one'), previous: idOf('two') },
  })
})

test('a build that is revoked may not come into force again, and the history says so', async () => {
  await shipEach('one', 'two')
  await back(undefined, true)
  expect(user()).toMatchObject({ current: { id: idOf('one') }, passed: [], revoked: [idOf('two')] })
  expect(await lastOf()).toMatchObject({ action: 'revoke', id: idOf('one'), previous: idOf('two') })
  await expect(shipEach('two')).rejects.toThrow('was revoked')
})

test('it goes back to the build that is named, and forward to one that it passed', async () => {
  await shipEach('one', 'two', 'three', 'four')
  await back('two')
  expect(user()).toMatchObject({ current: { id: idOf('two') }, fallback: [idOf('one')] })
  await back('three')
  expect(user()).toMatchObject({
    current: { id: idOf('three') },
    fallback: ['two', 'one'].map(idOf),
    passed: [idOf('four')],
  })
})

test('the shell goes back as a remote does, with its own templates', async () => {
  await ship(makeShell('one'))
  await ship(makeShell('two'))
  await takeBack({ site, remote: 'shell', isRevoked: true, by: 'rudi' })
  expect(registryOf(site).shell).toMatchObject({ current: { id: idOf('one') }, revoked: [idOf('two')] })
  expect(readServed(site, '404.html')).toContain(`/r/shell/${idOf('one')}/shell.js`)
  expectServable(site)
})

test.each([
  [
    'a build without one before',
    undefined,
    `Build ${idOf('one')} of user is the only build, so there is none`,
  ],
  ['an unknown build, where there is no other', 'five', 'of user to return to. Possible builds: none.'],
])('%s is refused', async (_what, to, sentence) => {
  await shipEach('one')
  await expect(back(to)).rejects.toThrow(sentence)
  expect(user().current.id).toBe(idOf('one'))
})

test('an unknown build is refused with those that are known: first the passed, then the earlier', async () => {
  await shipEach('one', 'two', 'three')
  await back('two')
  await expect(back('five')).rejects.toThrow(`Possible builds: ${idOf('three')}, ${idOf('one')}.`)
})

test.each([
  ['that does not fit the shell', () => {}, 'requires contract ^1.0.0'],
  [
    'with a changed file',
    (folder: string) => writeFileSync(join(folder, 'page.js'), 'broken'),
    'page.js has changed since it was published',
  ],
  [
    'that is gone',
    (folder: string) => rmSync(folder, { recursive: true }),
    'has no build.json, because the build was removed.',
  ],
])('a build %s does not come into force again', async (_what, harm, sentence) => {
  await ship(makeShell('one'), makeRemote('user', 'one'))
  const shell = makeShell('two', { provides: { contract: '2.0.0' } })
  await ship(shell, makeRemote('user', 'two', { requires: { contract: '^2.0.0' } }))
  const before = registryOf(site)
  harm(join(site, 'r/user', idOf('one')))
  await expect(back()).rejects.toThrow(sentence)
  expect(registryOf(site)).toEqual(before)
})

test('a build that needs what the server no longer serves does not come into force again', async () => {
  await ship(makeRemote('user', 'one', { requires: { contract: '^1.0.0', [servedName]: '^1.0.0' } }))
  await ship(makeRemote('user', 'two', { requires: { contract: '^1.0.0', [servedName]: '^2.0.0' } }))
  writeFileSync(join(site, servedFile), JSON.stringify({ served: ['2.0.0'] }))
  await expect(back()).rejects.toThrow('requires version ^1.0.0 of the HTTP contract')
  expect(user().current.id).toBe(idOf('two'))
})

test.each([
  ['withdrawn', false],
  ['revoked', true],
])(
  'what a part of all browsers runs is %s; the one in force stays, as the history says',
  async (_what, isRevoked) => {
    await shipEach('one', 'two')
    await back()
    await try10('three')
    const { registry, ...ids } = await back(undefined, isRevoked)
    expect(ids).toEqual({ id: idOf('one'), previous: idOf('three'), wasCanary: true })
    expect(registryOf(site)).toEqual(registry)
    expect(user()).toMatchObject({
      current: { id: idOf('one') },
      passed: (isRevoked ? ['two'] : ['three', 'two']).map(idOf),
      revoked: isRevoked ? [idOf('three')] : [],
    })
    expect(user()).not.toHaveProperty('canary')
    expect(await lastOf()).toMatchObject({
      ...{ action: isRevoked ? 'revoke' : 'withdraw', by: 'rudi' },
      ...{ remote: 'user', id: idOf('one'), previous: idOf('three') },
    })
  },
)

test('a build that is named comes into force, though a part of all browsers runs another', async () => {
  await shipEach('one', 'two')
  await try10('three')
  expect(await back('one')).toMatchObject({ id: idOf('one'), previous: idOf('two'), wasCanary: false })
  expect(user()).toMatchObject({ current: { id: idOf('one') }, canary: { build: { id: idOf('three') } } })
})
