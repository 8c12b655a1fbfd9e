import js from '@eslint/js'
import { browser } from './eslint/browser.js'
import { imports } from './eslint/imports.js'
import { server } from './eslint/server.js'
import { sharedNames } from './eslint/shared-names.js'
import { typescript } from './eslint/typescript.js'

/**
 * The rules of a project in the folder `root`, a file for each concern; the fixtures of the tests are a small project of
 * their own. Each message says where to go instead.
 */
export const lintRules = root => [
  { ignores: ['**/dist/**', '.data/**', '.cache/**', 'node_modules/**', 'eslint/fixtures/**'] },
  js.configs.recommended,
  ...typescript(root),
  ...imports(root),
  ...browser,
  ...sharedNames,
  ...server,
  {
    files: ['**/*.mjs', '**/*.js'],
    languageOptions: { globals: { process: 'readonly', URL: 'readonly', setInterval: 'readonly' } },
  },
]

export default lintRules(import.meta.dirname)
