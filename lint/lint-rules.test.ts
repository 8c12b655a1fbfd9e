import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const fixtures = `${root}lint/fixtures`

interface Finding {
  filename: string
  code?: string
  message: string
  help?: string
}

function lint(cwd: string): Finding[] {
  const oxlint = `${root}node_modules/oxlint/bin/oxlint`
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [oxlint, '--config=oxlint.config.js', '--format=json'],
    { cwd, encoding: 'utf8', env: { ...process.env, NODE_OPTIONS: '' } },
  )
  if (!stdout.startsWith('{')) throw new Error(stdout + stderr)
  return (JSON.parse(stdout) as { diagnostics: Finding[] }).diagnostics
}

let findings: Finding[]
let findingsAlone: Finding[]

beforeAll(() => {
  findings = lint(fixtures)
  findingsAlone = lint(`${fixtures}/remote-user`)
}, 240_000)

const found = (file: string, all = findings) =>
  all
    .filter(({ filename }) => filename === file)
    .map(({ code = '', message, help = '' }) => `${code}: ${message} ${help}`)
    .join('\n')

test.each([
  [
    'a remote that imports another remote',
    'remote-user/src/imports-another-remote.ts',
    'A remote is built and deployed alone',
  ],
  [
    'a remote that imports the shell',
    'remote-user/src/imports-the-shell.ts',
    'comes through @pundi/platform',
  ],
  [
    'a type of the shell, named in place',
    'remote-user/src/names-the-shell.ts',
    'comes through @pundi/platform',
  ],
  ['a shell that imports a remote', 'shell/src/imports-a-remote.ts', 'load its pages with loadRouteModule()'],
  ['a type from a package above', 'shared/contract/imports-the-kit.ts', 'Imports go one way'],
  ['a page that imports the devkit', 'remote-user/src/imports-the-devkit.ts', 'stands in platform or kit'],
  ['a page that imports a page', 'remote-user/src/pages/budget/imports-a-page.ts', 'lint/rooms.json'],
  [
    'a shared topic that imports a page',
    'remote-user/src/shared/period/imports-a-page.ts',
    'lint/rooms.json',
  ],
  [
    'a topic that imports a later one',
    'remote-user/src/shared/record/imports-a-later-room.ts',
    'lint/rooms.json',
  ],
  ['http that knows the session', 'shared/platform/http/imports-the-session.ts', 'the shell configures it'],
  ['publishing that knows how to build', 'deploy/imports-the-build.ts', 'scripts may know both'],
  ['a build that knows of publishing', 'webpack/imports-publishing.ts', 'scripts may know both'],
  ['a part that knows http through a list', 'shared/kit/ui/imports-the-list.ts', 'data come in as props'],
  ['a page that says what the session is', 'remote-user/src/changes-the-session.ts', 'Only a test says'],
  ['fetch outside shared/platform/http', 'remote-user/src/fetches.ts', 'Calls go through send()'],
  [
    'localStorage outside shared/platform/session',
    'remote-user/src/keeps.ts',
    'belongs to shared/platform/session',
  ],
  [
    'sessionStorage outside shared/platform/session',
    'remote-user/src/keeps-in-the-tab.ts',
    'belongs to shared/platform/session',
  ],
  [
    'the federation runtime outside its one file',
    'remote-user/src/knows-the-runtime.ts',
    'use loadRouteModule()',
  ],
  ['a router that is not shared', 'remote-user/src/knows-another-router.ts', 'Import from react-router-dom'],
  ['a name that the shell does not share', 'remote-user/src/takes-what-is-not-given.ts', 'router-facade.ts'],
  ['a part that imports its route', 'remote-user/src/savings/imports-its-route.ts', 'Only the page table'],
  ['imports that go round', 'remote-user/src/goes-round.ts', 'import(no-cycle)'],
  ['types that go round', 'remote-user/src/goes-round-by-type.ts', 'import(no-cycle)'],
  ['any', 'remote-user/src/is-anything.ts', 'typescript(no-explicit-any)'],
  ['an assertion that something is there', 'remote-user/src/is-sure.ts', 'no-non-null-assertion'],
  [
    'an assertion that something is there, in the api',
    'api/src/categories/is-sure.ts',
    'no-non-null-assertion',
  ],
  ['a promise that nobody waits for', 'remote-user/src/floats.ts', 'no-floating-promises'],
  ['such a promise in a test', 'remote-user/src/floats.test.ts', 'no-floating-promises'],
  ['a condition that always holds', 'remote-user/src/asks-in-vain.ts', 'no-unnecessary-condition'],
  ['a value of no known type', 'remote-user/src/knows-no-type.ts', 'no-unsafe-member-access'],
  ['what is marked as old', 'remote-user/src/calls-the-old.ts', 'no-deprecated'],
  ['a sum of a text and a number', 'remote-user/src/adds-what-differs.ts', 'restrict-plus-operands'],
  ['a parameter that nothing reads', 'remote-user/src/takes-too-much.ts', 'no-unused-vars'],
  ['a component that each drawing makes anew', 'remote-user/src/MakesAnew.tsx', 'static-components'],
  ['an effect that misses a change', 'remote-user/src/use-stale-title.ts', 'exhaustive-deps'],
  ['a hook behind a condition', 'remote-user/src/use-sometimes.ts', 'rules-of-hooks'],
  ['a name that a script does not have', 'webpack/takes-what-is-not-there.mjs', 'no-undef'],
  ['a comment that switches nothing off', 'remote-user/src/switches-nothing-off.ts', 'Unused oxlint-disable'],
  ['a file whose name says nothing', 'remote-user/src/utils.ts', 'Name it after its one job'],
  ['a folder whose name says nothing', 'remote-user/src/helpers/inside.ts', 'Name it after its one job'],
  ['SQL outside queries.ts', 'api/src/categories/routes.ts', 'SQL stands in queries.ts'],
  ['a query outside queries.ts', 'api/src/categories/asks.ts', 'SQL stands in queries.ts'],
  [
    'money as a floating-point number',
    'api/src/categories/floats-money.ts',
    'added, compared and divided in whole cents',
  ],
  ['days that a file computes by hand', 'api/src/categories/counts-days.ts', 'alone computes with days'],
  ['such days in a remote', 'remote-user/src/counts-days.ts', 'alone computes with days'],
  ['words outside a catalogue', 'remote-user/src/Speaks.tsx', 'come from a catalogue'],
  ['a bare text beside what comes and goes', 'remote-user/src/Loses.tsx', 'has an element of its own'],
  ['a file that makes one scroll', 'remote-user/src/scrolls.ts', 'max-lines'],
])('lint refuses %s', (_, file, message) => {
  expect(found(file)).toContain(message)
})

test.each(['shell/src/landmark.ts', 'remote-user/src/pages.ts', 'remote-user/src/kept-period.ts'])(
  'lint accepts %s, which breaks no rule',
  file => {
    expect(found(file)).toBe('')
  },
)

test('a remote in a repository of its own has the rules of a remote, and its exceptions', () => {
  expect(found('src/keeps.ts', findingsAlone)).toContain('belongs to shared/platform/session')
  expect(found('src/kept-period.ts', findingsAlone)).toBe('')
  expect(found('src/fetches.ts', findingsAlone)).toContain('Calls go through send()')
  expect(found('src/counts-days.ts', findingsAlone)).toContain('alone computes with days')
  expect(found('src/Speaks.tsx', findingsAlone)).toContain('come from a catalogue')
})

test('knip refuses files that load each other by import()', () => {
  const { status, stdout } = spawnSync(
    process.execPath,
    [`${root}node_modules/knip/bin/knip.js`, '--no-progress', `--config=${root}knip.jsonc`],
    { cwd: `${fixtures}/rounds`, encoding: 'utf8', env: { ...process.env, NODE_OPTIONS: '' } },
  )
  expect(stdout).toContain('scripts/forth.mjs → scripts/back.mjs')
  expect(status).toBe(1)
}, 60_000)
