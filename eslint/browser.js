import { inBrowser, tests } from './places.js'
import { wordsOutsideCatalogues } from './words-outside-catalogues.js'

const noFetch = {
  name: 'fetch',
  message:
    'Calls go through send() of @pundi/platform/http: one place for the token, the language and errors.',
}
const noStorage = {
  name: 'localStorage',
  message:
    'What the browser keeps of a session belongs to shared/platform/session; other exceptions are named in eslint/browser.js.',
}
const noTabStorage = { ...noStorage, name: 'sessionStorage' }

/** Who calls the server, who keeps something in the browser, and where words come from. */
export const browser = [
  {
    files: inBrowser,
    ignores: [
      ...tests,
      'shared/platform/http/**',
      'shell/src/federation/registry/registry.ts',
      '**/*.config.ts',
    ],
    rules: { 'no-restricted-globals': ['error', noFetch, noStorage, noTabStorage] },
  },
  // The one who fetches, and the one who looks at the registry before anything is loaded.
  {
    files: ['shared/platform/http/**', 'shell/src/federation/registry/registry.ts'],
    rules: { 'no-restricted-globals': ['error', noStorage, noTabStorage] },
  },
  {
    files: [
      'shared/platform/session/{storage,drafts}.ts',
      // What never leaves the browser, for one page of one remote, and what a tab knows its sign-in with Google by.
      'remote-user/src/recommendation/kept-answers.ts',
      'remote-auth/src/google/tab-key.ts',
      // Before anything is loaded: what the visitor chose, if they have a session, and which builds failed here.
      'shell/src/landing/scripts/boot.ts',
      'shell/src/landing/scripts/choose.ts',
      'shell/src/federation/registry/quarantine.ts',
    ],
    rules: { 'no-restricted-globals': ['error', noFetch] },
  },
  {
    files: ['remote-*/src/**/*.tsx', 'shell/src/**/*.tsx', 'shared/kit/**/*.tsx'],
    ignores: [...tests, '*/src/testing/**'],
    rules: { 'no-restricted-syntax': ['error', ...wordsOutsideCatalogues] },
  },
]
