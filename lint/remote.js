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
 * The lint rules for a remote in its own repository, in the folder `root`. Rules about imports
 * between this project's folders are left out.
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
