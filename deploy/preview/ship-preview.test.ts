import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { join } from 'node:path'
import { publish } from '../publish/publish'
import {
  idIn,
  idOf,
  makeFolder,
  makeRemote,
  makeShell,
  makeWorkspace,
  removeFolders,
} from '../testing/make-dist'
import { runProgram } from '../testing/run-program'
import { signPreview, signingKey } from './sign-link'

const key = 'k'.repeat(32)
let site = ''
let workspace = ''

beforeEach(async () => {
  site = makeFolder()
  workspace = makeWorkspace('remote-user', makeRemote('user', 'two'))
  const files = { 'templates/preview.html': '<aside><!--build--></aside>' }
  await publish({ site, dists: [makeShell('one', { files }), makeRemote('user', 'one')], by: 'ana' })
})
afterEach(removeFolders)

const ship = (given: string[], env: NodeJS.ProcessEnv = { PREVIEW_KEY: key }) =>
  runProgram('deploy/commands/ship.ts', ['--to', site, ...given], workspace, {
    ...{ npm_lifecycle_event: '', PUBLIC_URL: 'https://pundi.example', PREVIEW_KEY: '' },
    ...env,
  })

test('ship --preview prints a signed link, and status says that it is open', async () => {
  const { code, output } = await ship(['--preview', '--days', '2'])
  const [sentence, link = ''] = output.trim().split('\n')
  expect(code).toBe(0)
  expect(sentence).toMatch(
    new RegExp(`^This link opens build ${idIn(join(workspace, 'dist'))} of user until 2`),
  )
  const { origin, pathname, searchParams } = new URL(link)
  expect([origin, pathname]).toEqual(['https://pundi.example', '/dashboard'])
  const [name, seconds, signature] = searchParams.get('preview')!.split('.')
  expect(name).toBe(`user-${idIn(join(workspace, 'dist'))}`)
  expect(Number(seconds) * 1000).toBeGreaterThan(Date.now() + 1.9 * 86_400_000)
  expect(signature).toMatch(/^[\w-]{43}$/)
  const given = ['--site', site, '--server', 'http://127.0.0.1:1']
  const status = await runProgram('deploy/commands/status.ts', given, workspace, { npm_lifecycle_event: '' })
  expect(status.output).toMatch(new RegExp(`preview until 2\\S+Z: build ${idIn(join(workspace, 'dist'))}\n`))
  expect(status.output).toContain(`user: build ${idOf('one')} is live\n`)
})

// A test of the server reads the same link (`api/src/platform/site/previews/read-token.test.ts`).
test('a link is signed as the server reads it', () => {
  const preview = { remote: 'admin', id: '0123456789ab', until: 1_800_000_000_000 } as const
  expect(signPreview(preview, key)).toBe(
    'admin-0123456789ab.1800000000.Zw41PCCFkh6r6L6iHltp5pHoLDoO8glScGEfXTu01oY',
  )
})

test('of several keys the first one signs', () => {
  const other = 'o'.repeat(40)
  expect(signingKey({ PREVIEW_KEY: `${other},${key}` })).toBe(other)
  expect(signingKey({ PREVIEW_KEY: ` ${other} , ${key}` })).toBe(other)
})

test.each([
  ['no key', ['--preview'], { PREVIEW_KEY: '' }, 'PREVIEW_KEY is missing or shorter than 32 characters.'],
  ['a short key', ['--preview'], { PREVIEW_KEY: 'secret' }, 'PREVIEW_KEY is missing or shorter than 32'],
  [
    'a share as well',
    ['--preview', '--percent', '10'],
    undefined,
    'A preview has a single build. Leave out --with and --percent.',
  ],
  [
    'another build as well',
    ['--preview', '--with', 'x'],
    undefined,
    'A preview has a single build. Leave out --with and --percent.',
  ],
  ['no days', ['--preview', '--days', '0'], undefined, '--days must be a whole number from 1 to 30.'],
  ['too many days', ['--preview', '--days', '31'], undefined, '--days must be a whole number'],
  ['days without a preview', ['--days', '3'], undefined, '--days and --server are options of a preview.'],
  ['a server that is none', ['--preview', '--server', 'pundi'], undefined, 'pundi is not a valid address'],
])('ship --preview with %s is answered with one sentence', async (_what, given, env, sentence) => {
  const { code, output } = await ship(given, env)
  expect({ code, lines: output.trim().split('\n').length }).toEqual({ code: 1, lines: 1 })
  expect(output).toContain(sentence)
})
