import { afterAll, afterEach, beforeAll, expect, jest, test } from '@jest/globals'
import { spawnSync } from 'node:child_process'
import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliDecompressSync } from 'node:zlib'
import { publish } from '../publish/publish'
import { readHistory } from '../site/history'
import { addGroups } from '../testing/add-groups'
import { expectServable } from '../testing/expect-servable'
import { idIn, makeFolder, makeRemote, makeShell, makeWorkspace, removeFolders } from '../testing/make-dist'
import { registryOf, servedFolder } from '../testing/read-site'

/*
 * `deploy/testing/kept-tool` is the deploy tool of the first release that preserves unknown fields.
 * In the tests, the old tool runs on a site that the current tool wrote, and vice versa. The site
 * has a remote that is unknown to both tools.
 */

jest.setTimeout(300_000)

const root = fileURLToPath(new URL('../..', import.meta.url))
let folder = ''
beforeAll(() => {
  // The folder is inside the project, so that Node finds the installed packages.
  mkdirSync(join(root, '.cache'), { recursive: true })
  folder = mkdtempSync(join(root, '.cache/kept-tool-'))
  const kept = readFileSync(join(root, 'deploy/testing/kept-tool/pundi-deploy.mjs.br'))
  writeFileSync(join(folder, 'kept.mjs'), brotliDecompressSync(kept))
})
afterEach(removeFolders)
afterAll(() => rmSync(folder, { recursive: true }))

const programs = { kept: () => join(folder, 'kept.mjs'), present: () => join(root, 'deploy/bin/deploy.mjs') }
type Tool = keyof typeof programs

function run(tool: Tool, cwd: string, ...given: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [programs[tool](), ...given], {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '', npm_lifecycle_event: '', SHIP_BY: tool },
  })
  expect([given, status, stderr]).toEqual([given, 0, ''])
  return stdout
}

const groupsOf = (site: string) => (registryOf(site).remotes as Record<string, unknown>).groups

test.each<[Tool, Tool]>([
  ['present', 'kept'],
  ['kept', 'present'],
])('on a site that the %s tool wrote, every command of the %s tool works', async (writer, reader) => {
  const site = makeFolder()
  await publish({ site, dists: [makeShell('one')], by: 'ana' })
  const [one, two] = ['one', 'two'].map(id => makeWorkspace('remote-user', makeRemote('user', id)))
  for (const workspace of [one!, two!]) run(writer, workspace, 'ship', '--to', site)
  run(writer, makeWorkspace('remote-admin', makeRemote('admin', 'one')), 'ship', '--to', site)
  addGroups(site, idIn(join(one!, 'dist')), idIn(join(two!, 'dist')))
  appendFileSync(
    join(servedFolder(site), 'history.ndjson'),
    `${JSON.stringify({ revision: 4, at: '2027-01-01T00:00:00Z', by: 'ana', action: 'seal', remote: 'groups', id: idIn(join(two!, 'dist')), previous: null, seal: 1 })}\n`,
  )
  const groups = groupsOf(site)

  const at = (id: string) => makeWorkspace('remote-user', makeRemote('user', id))
  const steps: [string, ...string[]][] = [
    [at('three'), 'ship', '--to', site],
    [at('three'), 'status', '--site', site],
    [at('three'), 'rollback', '--site', site],
    [at('four'), 'ship', '--to', site, '--percent', '10'],
    [at('four'), 'rollback', '--site', site],
    [at('five'), 'ship', '--to', site, '--percent', '10'],
    [at('five'), 'promote', '--site', site],
    [at('five'), 'disable', '--site', site, '--text', 'Back at noon.'],
    [at('five'), 'enable', '--site', site],
    [at('five'), 'rollback', '--site', site, '--revoke'],
    [makeFolder(), 'gc', '--site', site],
    [makeWorkspace('remote-admin'), 'remove', '--site', site],
  ]
  for (const [cwd, ...given] of steps) {
    run(reader, cwd, ...given)
    expect([given, groupsOf(site)]).toEqual([given, groups])
    expectServable(site)
  }
  expect(registryOf(site)).toMatchObject({
    later: 1,
    remotes: { user: { current: { id: idIn(join(two!, 'dist')) } } },
  })
  expect((await readHistory(site)).find(({ action }) => action === 'seal')).toMatchObject({ seal: 1 })

  const copy = makeFolder()
  run(reader, copy, 'sync', '--from', site, '--to', copy)
  expect(groupsOf(copy)).toEqual(groupsOf(site))
})
