import { readFileSync } from 'node:fs'
import { sources } from './places.js'
import { roomZones } from './rooms.js'

const list = JSON.parse(
  readFileSync(new URL('../shared/contract/federation/remotes.json', import.meta.url), 'utf8'),
)

const remotes = Object.values(list).map(({ folder }) => folder)

const zone = (target, from, message) => ({ target: [target].flat(), from: [from].flat(), message })

const zones = [
  ...roomZones,
  ...remotes.map(remote =>
    zone(
      remote,
      ['shell', 'api', 'deploy', ...remotes.filter(other => other !== remote)],
      'A remote is built and deployed alone: what two areas need goes to shared, what the shell knows comes through @pundi/platform.',
    ),
  ),
  zone(
    'shell',
    [...remotes, 'api', 'deploy'],
    'The shell knows remotes only through the registry; load its pages with loadRouteModule().',
  ),
  zone(
    'shared',
    [...remotes, 'shell', 'api', 'deploy'],
    'The shared packages are below everything: what they need is handed to them.',
  ),
  // The following rules also apply to imports of types.
  ...['contract', 'platform', 'kit'].map((name, at) =>
    zone(
      `shared/${name}/**/!(*.test|jest.config).{ts,tsx}`,
      ['shared/platform', 'shared/kit', 'shared/devkit'].slice(at),
      'Imports go one way: contract, platform, kit, devkit; each may import those before it.',
    ),
  ),
  zone(
    ['{remote-*,shell}/src/!(*.test).{ts,tsx}', '{remote-*,shell}/src/!(testing)/**/!(*.test).{ts,tsx}'],
    'shared/devkit',
    'The devkit is for tests and development; what a page needs stands in platform or kit.',
  ),
  zone(
    ['{remote-*,shell}/src/!(*.test).{ts,tsx}', '{remote-*,shell}/src/!(testing)/**/!(*.test).{ts,tsx}'],
    'shared/platform/session/testing.ts',
    'Only a test says what the session is; a page signs in and out by the functions of @pundi/platform/session.',
  ),
  zone(
    ['remote-*/src/!(pages|page-list|*.test).{ts,tsx}', 'remote-*/src/*/**/!(*.test).{ts,tsx}'],
    'remote-*/src/**/route.tsx',
    'Only the page table opens a route; what a page shows has its type where it is loaded, in load-*.ts or *-list.ts.',
  ),
  zone(
    'api',
    [...remotes, 'shell', 'deploy', 'shared/platform', 'shared/kit'],
    'The server and the screens meet in @pundi/contract only.',
  ),
  zone(
    'api/src/**/!(*.test).ts',
    'shared/devkit',
    'The devkit is for tests; the server and the screens meet in @pundi/contract only.',
  ),
  zone(
    'deploy',
    ['webpack', 'scripts', 'bench', 'e2e'],
    'Publishing knows what a build wrote, not how it was built; scripts may know both.',
  ),
  zone(
    'webpack',
    [...remotes, 'shell', 'api', 'deploy', 'scripts', 'bench', 'e2e'],
    'Building knows nothing of publishing or serving; scripts may know both.',
  ),
  zone(
    'shared/platform/http',
    ['shared/platform/session', 'shared/platform/i18n', 'shared/kit/ui'],
    'http does not know the session; the shell configures it.',
  ),
  zone(
    'shared/kit/ui',
    [
      'shared/platform',
      // These folders import `ui`. If `ui` imported them, it would depend on http.
      ...['amount', 'frame', 'filter', 'form', 'list', 'retry'].map(name => `shared/kit/${name}`),
    ],
    'The kit is compiled into every remote; words and data come in as props.',
  ),
]

export const imports = root => [
  {
    files: sources,
    rules: { 'pundi/restricted-paths': ['error', { root, zones }] },
  },
]
