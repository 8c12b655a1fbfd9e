import { base } from './base.js'
import { hooks, noFetch, noStorage, noTabStorage } from './browser.js'
import { noDayArithmetic } from './days.js'
import { files } from './files.js'
import { javascript } from './javascript.js'
import { filesThatKeep } from './kept-in-browser.js'
import { onlySharedNames } from './shared-names.js'
import { typescript } from './typescript.js'

const tests = ['**/*.test.{ts,tsx}', 'src/testing/**']

/**
 * Rules of a remote in its own repository, in the folder `root`: this project's without those on imports between
 * folders.
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
        ...noDayArithmetic,
        'pundi/text-beside-what-goes': 'error',
        'pundi/words-outside-catalogues': 'error',
      },
    },
    { files: filesThatKeep(root), rules: { 'no-restricted-globals': ['error', noFetch] } },
    { files: ['src/**'], rules: { ...hooks, ...onlySharedNames } },
  ],
})
