/* Which folder may import which. Types count too: what only a type ties together is tied together. */

/** Nobody comes in from outside: `target` may import none of `from`. */
const zone = (target, from, message) => ({ target, from, message })

/** @param remotes the names of the remotes' folders */
export const zones = remotes => [
  ...remotes.map(remote =>
    zone(
      `./${remote}`,
      [
        './shell',
        './api',
        './deploy',
        ...remotes.filter(other => other !== remote).map(other => `./${other}`),
      ],
      'A remote is built and deployed alone: what two areas need goes to shared, what the shell knows comes through the border.',
    ),
  ),
  zone(
    './shell',
    [...remotes.map(remote => `./${remote}`), './api', './deploy'],
    'The shell knows remotes only through the registry; open one with openDoor().',
  ),
  zone(
    './shared',
    [...remotes.map(remote => `./${remote}`), './shell', './api', './deploy'],
    'The shared packages are below everything: what they need is handed to them.',
  ),
  ...['contract', 'platform', 'kit'].map((name, at) =>
    zone(
      `./shared/${name}/**/!(*.test).{ts,tsx}`,
      ['platform', 'kit', 'devkit'].slice(at).map(above => `./shared/${above}`),
      'Imports go one way: contract, platform, kit, devkit; each may import those before it.',
    ),
  ),
  zone(
    ['./{remote-*,shell}/src/!(*.test).{ts,tsx}', './{remote-*,shell}/src/!(testing)/**/!(*.test).{ts,tsx}'],
    './shared/devkit',
    'The devkit is for tests and development; what a page needs stands in platform or kit.',
  ),
  zone(
    './api',
    [
      ...remotes.map(remote => `./${remote}`),
      './shell',
      './deploy',
      ...['platform', 'kit', 'devkit'].map(name => `./shared/${name}`),
    ],
    'The server and the screens meet in @pundi/contract only.',
  ),
  zone(
    './shared/platform/http',
    ['./shared/platform/session', './shared/platform/i18n', './shared/kit/ui'],
    'http does not know the session; the shell introduces them.',
  ),
  zone(
    './shared/kit/ui',
    ['./shared/platform/session', './shared/platform/i18n', './shared/platform/http'],
    'The kit is compiled into every remote; words and data come in as props.',
  ),
]
