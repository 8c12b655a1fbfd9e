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
      'A remote may not import another workspace, because it is built and deployed on its own. Move shared code to shared/, and use @pundi/platform for what the shell provides.',
    ),
  ),
  zone(
    'shell',
    [...remotes, 'api', 'deploy'],
    'The shell may not import a remote. Load the pages of a remote with loadRouteModule().',
  ),
  zone(
    'shared',
    [...remotes, 'shell', 'api', 'deploy'],
    'A shared package may not import the shell, a remote, the api or deploy. Pass the value in as a parameter instead.',
  ),
  // The following rules also apply to imports of types.
  ...['contract', 'platform', 'kit'].map((name, at) =>
    zone(
      `shared/${name}/**/!(*.test|jest.config).{ts,tsx}`,
      ['shared/platform', 'shared/kit', 'shared/devkit'].slice(at),
      'In shared/, the order is contract, platform, kit, devkit: a package may import only the packages before it.',
    ),
  ),
  zone(
    ['{remote-*,shell}/src/!(*.test).{ts,tsx}', '{remote-*,shell}/src/!(testing)/**/!(*.test).{ts,tsx}'],
    'shared/devkit',
    'Only tests may import the devkit. For a page, use or add the code in platform or kit.',
  ),
  zone(
    ['{remote-*,shell}/src/!(*.test).{ts,tsx}', '{remote-*,shell}/src/!(testing)/**/!(*.test).{ts,tsx}'],
    'shared/platform/session/testing.ts',
    'Only tests may import this module. In a page, use the functions of @pundi/platform/session to sign in and out.',
  ),
  zone(
    ['remote-*/src/!(pages|page-list|*.test).{ts,tsx}', 'remote-*/src/*/**/!(*.test).{ts,tsx}'],
    'remote-*/src/**/route.tsx',
    'Only src/pages.ts and src/page-list.ts may import a route module. Import the type of the loaded data from load-*.ts or *-list.ts.',
  ),
  zone(
    'api',
    [...remotes, 'shell', 'deploy', 'shared/platform', 'shared/kit'],
    'The api may not import the screens, platform, kit or deploy. Move code that both need to @pundi/contract.',
  ),
  zone(
    'api/src/**/!(*.test).ts',
    'shared/devkit',
    'Only tests of the api may import the devkit. Move code that the server needs to @pundi/contract.',
  ),
  zone(
    'deploy',
    ['webpack', 'scripts', 'bench', 'e2e'],
    'deploy may not import webpack, scripts, bench or e2e: it only reads the files of a build. Code that needs both belongs in scripts.',
  ),
  zone(
    'webpack',
    [...remotes, 'shell', 'api', 'deploy', 'scripts', 'bench', 'e2e'],
    'webpack may not import a remote, the shell, the api, deploy, scripts, bench or e2e. Code that needs both building and publishing belongs in scripts.',
  ),
  zone(
    'shared/platform/http',
    ['shared/platform/session', 'shared/platform/i18n', 'shared/kit/ui'],
    'shared/platform/http may not import the session, i18n or ui. The shell passes these to http when it starts.',
  ),
  zone(
    'shared/kit/ui',
    [
      'shared/platform',
      // These folders import `ui`. If `ui` imported them, `ui` would depend on the HTTP code.
      ...['amount', 'frame', 'filter', 'form', 'list', 'retry'].map(name => `shared/kit/${name}`),
    ],
    'shared/kit/ui may not import platform or other folders of the kit. Pass texts and data in as props.',
  ),
]

export const imports = root => [
  {
    files: sources,
    rules: { 'pundi/restricted-paths': ['error', { root, zones }] },
  },
]
