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
    'A remote may not import another workspace',
  ],
  [
    'a remote that imports the shell',
    'remote-user/src/imports-the-shell.ts',
    'use @pundi/platform for what the shell provides',
  ],
  [
    'a type of the shell, named in place',
    'remote-user/src/names-the-shell.ts',
    'use @pundi/platform for what the shell provides',
  ],
  [
    'a shell that imports a remote',
    'shell/src/imports-a-remote.ts',
    'Load the pages of a remote with loadRouteModule()',
  ],
  [
    'a type from a package above',
    'shared/contract/imports-the-kit.ts',
    'a package may import only the packages before it',
  ],
  [
    'a page that imports the devkit',
    'remote-user/src/imports-the-devkit.ts',
    'use or add the code in platform or kit',
  ],
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
  [
    'http that knows the session',
    'shared/platform/http/imports-the-session.ts',
    'may not import the session, i18n or ui',
  ],
  ['publishing that knows how to build', 'deploy/imports-the-build.ts', 'deploy may not import webpack'],
  ['a build that knows of publishing', 'webpack/imports-publishing.ts', 'webpack may not import a remote'],
  [
    'a part that knows http through a list',
    'shared/kit/ui/imports-the-list.ts',
    'Pass texts and data in as props',
  ],
  [
    'a page that says what the session is',
    'remote-user/src/changes-the-session.ts',
    'Only tests may import this module',
  ],
  [
    'fetch outside shared/platform/http',
    'remote-user/src/fetches.ts',
    'Use send() of @pundi/platform/http instead of fetch',
  ],
  [
    'localStorage outside shared/platform/session',
    'remote-user/src/keeps.ts',
    'Do not use the storage of the browser here',
  ],
  [
    'sessionStorage outside shared/platform/session',
    'remote-user/src/keeps-in-the-tab.ts',
    'Do not use the storage of the browser here',
  ],
  [
    'the federation runtime outside its one file',
    'remote-user/src/knows-the-runtime.ts',
    'Use loadRouteModule() instead',
  ],
  [
    'a router that is not shared',
    'remote-user/src/knows-another-router.ts',
    'Import from react-router-dom instead',
  ],
  ['a name that the shell does not share', 'remote-user/src/takes-what-is-not-given.ts', 'router-facade.ts'],
  [
    'a part that imports its route',
    'remote-user/src/savings/imports-its-route.ts',
    'Only src/pages.ts and src/page-list.ts may import a route module',
  ],
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
  ['a file whose name says nothing', 'remote-user/src/utils.ts', 'Name it after its task'],
  ['a folder whose name says nothing', 'remote-user/src/helpers/inside.ts', 'Name it after its task'],
  ['SQL outside queries.ts', 'api/src/categories/routes.ts', 'Move this SQL to the queries.ts of its folder'],
  [
    'a query outside queries.ts',
    'api/src/categories/asks.ts',
    'Move this SQL to the queries.ts of its folder',
  ],
  ['money as a floating-point number', 'api/src/categories/floats-money.ts', 'compute in whole cents'],
  ['days that a file computes by hand', 'api/src/categories/counts-days.ts', 'Do not compute with days here'],
  ['such days in a remote', 'remote-user/src/counts-days.ts', 'Do not compute with days here'],
  ['words outside a catalogue', 'remote-user/src/Speaks.tsx', 'Move this text to the catalogue'],
  [
    'a bare text beside what comes and goes',
    'remote-user/src/Loses.tsx',
    'Wrap this text in an element such as <span>',
  ],
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
  expect(found('src/keeps.ts', findingsAlone)).toContain('Do not use the storage of the browser here')
  expect(found('src/kept-period.ts', findingsAlone)).toBe('')
  expect(found('src/fetches.ts', findingsAlone)).toContain(
    'Use send() of @pundi/platform/http instead of fetch',
  )
  expect(found('src/counts-days.ts', findingsAlone)).toContain('Do not compute with days here')
  expect(found('src/Speaks.tsx', findingsAlone)).toContain('Move this text to the catalogue')
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
