import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { cpSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { publish } from '../../deploy/publish/publish'
import { removeRemote } from '../../deploy/publish/remove-remote'
import { takeBack } from '../../deploy/publish/take-back'
import { readHistory } from '../../deploy/site/history'
import { idOf, makeFolder, makeRemote, makeShell, removeFolders } from '../../deploy/testing/make-dist'
import { registryOf } from '../../deploy/testing/read-site'
import { publishStale } from './publish-stale'

let [root, site] = ['', '']
const said: string[] = []
beforeEach(async () => {
  ;[root, site] = [makeFolder(), makeFolder()]
  jest.spyOn(process.stdout, 'write').mockImplementation(text => {
    said.push(String(text))
    return true
  })
  build('shell', makeShell('one'))
  build('remote-user', makeRemote('user', 'one'))
  build('remote-admin', makeRemote('admin', 'one'))
  await start()
})
afterEach(() => {
  jest.restoreAllMocks()
  said.splice(0)
  removeFolders()
})

function build(workspace: string, dist: string) {
  rmSync(join(root, workspace, 'dist'), { recursive: true, force: true })
  cpSync(dist, join(root, workspace, 'dist'), { recursive: true })
}

async function start(take = false) {
  said.splice(0)
  await publishStale({ root, site, workspaces: ['shell', 'remote-user', 'remote-admin'], take })
}

const ship = (dist: string, percent?: number) => publish({ site, dists: [dist], by: 'Team A', percent })
const inForce = () => {
  const { user, admin } = registryOf(site).remotes
  return [user?.current.id, admin?.current.id]
}

test('what an earlier start published is replaced, also where a page of it goes', async () => {
  const pages = [{ page: 'goals', path: '/goals', title: 'Goals', files: [] }]
  build('remote-user', makeRemote('user', 'two', { pages }))
  await start()
  expect(inForce()).toEqual([idOf('two'), idOf('one')])
  expect((await readHistory(site)).at(-1)).toMatchObject({ id: idOf('two'), how: 'start' })
})

test('what a team shipped is left alone and named, and is replaced with --take', async () => {
  await ship(makeRemote('admin', 'theirs'))
  build('remote-user', makeRemote('user', 'two'))
  await start()
  expect(inForce()).toEqual([idOf('two'), idOf('theirs')])
  const today = new Date().toISOString().slice(0, 10)
  expect(said.join('')).toContain(
    `Did not publish remote-admin: build ${idOf('theirs')} was shipped by Team A on ${today}.\n` +
      'To publish the builds of this checkout all the same: npm start -- --take\n',
  )
  await start(true)
  expect(inForce()).toEqual([idOf('two'), idOf('one')])
  build('remote-admin', makeRemote('admin', 'two'))
  await start()
  expect(inForce()).toEqual([idOf('two'), idOf('two')])
})

test('a rollback, a canary and a removal are left alone', async () => {
  build('remote-admin', makeRemote('admin', 'two'))
  await start()
  await takeBack({ site, remote: 'admin', isRevoked: false, by: 'Team A' })
  await start()
  expect(inForce()).toEqual([idOf('one'), idOf('one')])
  expect(said.join('')).toContain(`it was rolled back to build ${idOf('one')} by Team A`)

  await ship(makeRemote('user', 'canary'), 10)
  build('remote-user', makeRemote('user', 'two'))
  await start()
  expect(inForce()).toEqual([idOf('one'), idOf('one')])
  expect(said.join('')).toContain(`its build ${idOf('canary')} runs as a canary in 10 % of browsers.`)

  await removeRemote({ site, remote: 'admin', by: 'Team A' })
  await start()
  expect(inForce()).toEqual([idOf('one'), undefined])
  expect(said.join('')).toContain('Did not publish remote-admin: this remote was removed by Team A')
})

test('a history from before it said which command published is taken for that of a start', async () => {
  const { folder } = registryOf(site)
  const file = join(site, '.revisions', folder!, 'history.ndjson')
  const lines = (await readHistory(site)).map(({ how: _, ...line }) => JSON.stringify(line))
  writeFileSync(file, lines.map(line => `${line}\n`).join(''))
  build('remote-user', makeRemote('user', 'two'))
  await start()
  expect(inForce()).toEqual([idOf('two'), idOf('one')])
})

test('builds that do not fit what was shipped are refused, with the way to take over', async () => {
  await ship(makeRemote('admin', 'theirs'))
  build('shell', makeShell('two', { provides: { contract: '2.0.0' } }))
  build('remote-user', makeRemote('user', 'two', { requires: { contract: '^2.0.0' } }))
  const before = inForce()
  await expect(start()).rejects.toMatchObject({
    name: 'OperatorRefusal',
    message: expect.stringMatching(
      /the shell's build .* To publish all builds of this checkout instead: npm start -- --take$/,
    ),
  })
  expect(inForce()).toEqual(before)
})
