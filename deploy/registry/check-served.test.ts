import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Registry } from '@pundi/contract/federation'
import { publish } from '../publish/publish'
import { takeBack } from '../publish/take-back'
import { expectRefusal } from '../testing/expect-refusal'
import { idOf, makeFolder, makeRemote, makeShell, removeFolders } from '../testing/make-dist'

let site = ''
beforeEach(() => {
  site = makeFolder()
})
afterEach(removeFolders)

const ship = (dist: string, served?: string[]) =>
  publish({ site, dists: [dist], by: 'ana', ...(served && { served }) })
const needing = (range: string, id = 'one') =>
  makeRemote('user', id, { requires: { contract: '^1.0.0', api: range } })
const serve = (...served: string[]) => writeFileSync(join(site, '.server.json'), JSON.stringify({ served }))
const current = () =>
  (JSON.parse(readFileSync(join(site, 'registry.json'), 'utf8')) as Registry).remotes.user?.current.id

test.each(['^1.3.0', '^2.0.0', '^0.9.0'])(
  'a remote that requires %s of the HTTP contract is refused while the server serves 1.2.0',
  async range => {
    serve('1.2.0')
    await expectRefusal(
      site,
      needing(range),
      `Build ${idOf('one')} of user requires version ${range} of the HTTP contract, but the live server has 1.2.0. First start a ` +
        'server that has the required version, then publish.',
    )
  },
)

test('a shell that requires more than is served is refused, too', async () => {
  serve('1.2.0')
  await expectRefusal(
    site,
    makeShell('one', { requires: { api: '^1.3.0' } }),
    'of shell requires version ^1.3.0',
  )
})

test('a remote that requires what is served is published, with any shell', async () => {
  serve('2.0.0', '1.2.0')
  await ship(makeShell('one', { requires: { api: '^2.0.0' } }))
  await ship(needing('^1.2.0'))
  expect(current()).toBe(idOf('one'))
})

test('nothing is compared before a server ran, and a build that says nothing needs nothing', async () => {
  await ship(needing('^9.0.0'))
  serve('1.0.0')
  await ship(makeRemote('user', 'two'))
  expect(current()).toBe(idOf('two'))
})

test('who publishes and starts the server together says what it will serve', async () => {
  serve('1.0.0')
  await ship(needing('^1.1.0'), ['1.1.0'])
  expect(current()).toBe(idOf('one'))
})

test('a rollback to a build that requires what is no longer served is refused', async () => {
  serve('2.0.0', '1.0.0')
  await ship(needing('^1.0.0', 'one'))
  await ship(needing('^2.0.0', 'two'))
  serve('2.0.0')
  await expect(takeBack({ site, remote: 'user', isRevoked: false, by: 'ana' })).rejects.toThrow(
    `Build ${idOf('one')} of user requires version ^1.0.0 of the HTTP contract`,
  )
  expect(current()).toBe(idOf('two'))
})

test('a file of the server that nobody can read stops a publication', async () => {
  writeFileSync(join(site, '.server.json'), '{"served":')
  await expectRefusal(site, needing('^1.0.0'), 'Start the server again: it writes this file.')
})
