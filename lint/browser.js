import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { filesThatKeep } from './kept-in-browser.js'
import { inBrowser, tests } from './places.js'

export const noFetch = {
  name: 'fetch',
  message:
    'Use send() of @pundi/platform/http instead of fetch: it adds the token and the language, and handles errors.',
}
export const noStorage = {
  name: 'localStorage',
  message:
    'Do not use the storage of the browser here: shared/platform/session does. To allow one file, list it under keepsInBrowser in the package.json of its remote, or for the shell in lint/browser.js.',
}
export const noTabStorage = { ...noStorage, name: 'sessionStorage' }

const keptByRemotes = root =>
  readdirSync(root)
    .filter(name => name.startsWith('remote-'))
    .flatMap(remote => filesThatKeep(join(root, remote)).map(file => `${remote}/${file}`))

export const hooks = { 'react/rules-of-hooks': 'error' }

export const browser = root => [
  { files: inBrowser, rules: hooks },
  {
    files: inBrowser,
    excludeFiles: [
      ...tests,
      'shared/platform/http/**',
      'shell/src/registry/registry.ts',
      'shell/src/way-out/way-out.ts',
      'shell/src/worker/**',
      '**/*.config.ts',
    ],
    rules: { 'no-restricted-globals': ['error', noFetch, noStorage, noTabStorage] },
  },
  // fetch is allowed in four places: `send()` in shared/platform/http, the registry, the code that
  // replaces a failed shell, and the service worker.
  {
    files: [
      'shared/platform/http/**',
      'shell/src/registry/registry.ts',
      'shell/src/way-out/way-out.ts',
      'shell/src/worker/**',
    ],
    rules: { 'no-restricted-globals': ['error', noStorage, noTabStorage] },
  },
  {
    files: [
      'shared/platform/session/{storage,stored,drafts}.ts',
      ...keptByRemotes(root),
      // These files read the browser's storage before the session module is loaded: the user's
      // choices, whether a session exists, and which builds failed.
      'shell/src/document/find-too-old.ts',
      'shell/src/landing/scripts/boot.ts',
      'shell/src/landing/scripts/choose.ts',
      'shell/src/registry/{choose-canary,name-browser,quarantine}.ts',
      'shell/src/federation/reports/drawing-record.ts',
      'shell/src/way-out/start-mark.ts',
    ],
    rules: { 'no-restricted-globals': ['error', noFetch] },
  },
  {
    files: ['remote-*/src/**/*.tsx', 'shell/src/**/*.tsx', 'shared/kit/**/*.tsx'],
    excludeFiles: [...tests, '*/src/testing/**'],
    rules: { 'pundi/text-beside-what-goes': 'error', 'pundi/words-outside-catalogues': 'error' },
  },
]
