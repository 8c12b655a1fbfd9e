import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { filesThatKeep } from './kept-in-browser.js'
import { inBrowser, tests } from './places.js'

export const noFetch = {
  name: 'fetch',
  message:
    'Calls go through send() of @pundi/platform/http: one place for the token, the language and errors.',
}
export const noStorage = {
  name: 'localStorage',
  message:
    'What the browser keeps of a session belongs to shared/platform/session; a remote names exceptions as keepsInBrowser in its package.json, the shell in lint/browser.js.',
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
  // fetch is allowed in four places: `send()` in shared/platform/http, the registry, the
  // replacement of a failed shell, and the service worker.
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
      // choices, whether there is a session, and builds that failed.
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
