import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { publish } from '../publish/publish'
import { closeArea } from '../publish/close-area'
import { readHistory } from '../site/history'
import { expectServable } from '../testing/expect-servable'
import { idOf, makeFolder, makeRemote, makeShell, makeWorkspace, removeFolders } from '../testing/make-dist'
import { readServed, registryOf } from '../testing/read-site'
import { runProgram } from '../testing/run-program'

let site = ''
beforeEach(async () => {
  site = makeFolder()
  await ship(makeShell('one'), makeRemote('admin', 'one'))
})
afterEach(removeFolders)

const ship = (...dists: string[]) => publish({ site, dists, by: 'ana' })

function run(program: 'disable' | 'enable' | 'status', workspace: string, ...given: string[]) {
  return runProgram(`deploy/commands/${program}.ts`, given, makeWorkspace(workspace), {
    SHIP_BY: 'rudi',
    npm_lifecycle_event: '',
  })
}

test('a disabled area tells users why, in their language, until it is enabled', async () => {
  const given = ['--site', site, '--text', 'Back at noon.', '--id', 'Kembali tengah hari.']
  expect(await run('disable', 'remote-admin', ...given)).toMatchObject({
    code: 0,
    output:
      'Disabled the area of admin: its pages now show "Back at noon.". The site is now at revision 2.\n',
  })
  const notice = { default: 'Back at noon.', id: 'Kembali tengah hari.' }
  expect(registryOf(site).remotes.admin?.disabled).toEqual(notice)
  expect(readServed(site, 'admin.html')).toContain(JSON.stringify(notice))
  expectServable(site)

  const status = await run('status', 'remote-admin', '--site', site)
  expect(status.output).toContain(
    `admin: build ${idOf('one')} is live\nthe area is disabled, with the notice: Back at noon.\n`,
  )

  await ship(makeRemote('admin', 'two'))
  expect(registryOf(site).remotes.admin).toMatchObject({ current: { id: idOf('two') }, disabled: notice })

  const { output } = await run('enable', 'remote-admin', '--site', site)
  expect(output).toBe('The area of admin is enabled again. The site is now at revision 4.\n')
  expect(registryOf(site).remotes.admin).not.toHaveProperty('disabled')
  expect(readServed(site, 'admin.html')).not.toContain('noon')
  expect((await readHistory(site)).map(({ action, by, text }) => [action, by, text])).toEqual([
    ['publish', 'ana', undefined],
    ['publish', 'ana', undefined],
    ['disable', 'rudi', 'Back at noon.'],
    ['publish', 'ana', undefined],
    ['enable', 'rudi', undefined],
  ])
})

test.each([
  ['disable without a text', 'disable', 'remote-admin', [], 'must have 1 to 300 characters'],
  [
    'an empty text of a language',
    'disable',
    'remote-admin',
    ['--text', 'a', '--es', ''],
    'must have 1 to 300',
  ],
  ['the shell', 'disable', 'shell', ['--text', 'a'], 'The shell cannot be disabled'],
  [
    'an area that nobody published',
    'disable',
    'remote-user',
    ['--text', 'a'],
    'No build of user is published',
  ],
  [
    'enable of an area that is not disabled',
    'enable',
    'remote-admin',
    [],
    'The admin remote is not disabled, so there is nothing to enable.',
  ],
] as const)('%s is answered with one sentence', async (_what, program, workspace, given, sentence) => {
  const { code, output } = await run(program, workspace, '--site', site, ...given)
  expect({ code, lines: output.trim().split('\n').length }).toEqual({ code: 1, lines: 1 })
  expect(output).toContain(sentence)
})

test('a text cannot end the data block of a page', async () => {
  const notice = { default: '</script><script>alert(1)</script>' }
  await closeArea({ site, remote: 'admin', by: 'ana', notice })
  expect(readServed(site, 'admin.html')).not.toContain('<script>alert')
})
