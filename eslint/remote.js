import js from '@eslint/js'
import { hooks, noFetch, noStorage, noTabStorage } from './browser.js'
import { files } from './files.js'
import { onlySharedNames } from './shared-names.js'
import { typescript } from './typescript.js'
import { wordsOutsideCatalogues } from './words-outside-catalogues.js'

const tests = ['**/*.test.{ts,tsx}', 'src/testing/**']

/**
 * The rules of a remote that has a repository of its own, in the folder `root`: those of this project that are about a
 * remote. Which folder may import which is no question there.
 */
export const remoteRules = root => [
  { ignores: ['dist/**', '.cache/**', 'node_modules/**'] },
  js.configs.recommended,
  ...typescript(root),
  ...files,
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: tests,
    rules: {
      'no-restricted-globals': ['error', noFetch, noStorage, noTabStorage],
      'no-restricted-syntax': ['error', ...wordsOutsideCatalogues],
    },
  },
  { ...hooks, files: ['src/**'] },
  { files: ['src/**'], rules: onlySharedNames },
]
