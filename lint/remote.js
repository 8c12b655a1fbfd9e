import { base } from './base.js'
import { noFetch, noStorage, noTabStorage } from './browser.js'
import { files } from './files.js'
import { javascript } from './javascript.js'
import { filesThatKeep } from './kept-in-browser.js'
import { react } from './recommended/react.js'
import { onlySharedNames } from './shared-names.js'
import { typescript } from './typescript.js'

const tests = ['**/*.test.{ts,tsx}', 'src/testing/**']

/**
 * The rules of a remote that has a repository of its own, in the folder `root`: those of this project that are about a
 * remote. Which folder may import which is no question there.
 */
export const remoteRules = root => ({
  ...base,
  ignorePatterns: ['dist/**', '.cache/**', 'node_modules/**'],
  overrides: [
    ...javascript,
    ...typescript,
    ...files(root),
    {
      files: ['src/**/*.{ts,tsx}'],
      excludeFiles: tests,
      rules: {
        'no-restricted-globals': ['error', noFetch, noStorage, noTabStorage],
        'pundi/words-outside-catalogues': 'error',
      },
    },
    { files: filesThatKeep(root), rules: { 'no-restricted-globals': ['error', noFetch] } },
    { files: ['src/**'], rules: { ...react, ...onlySharedNames } },
  ],
})
