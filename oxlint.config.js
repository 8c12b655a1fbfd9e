import { base } from './lint/base.js'
import { browser } from './lint/browser.js'
import { days } from './lint/days.js'
import { files } from './lint/files.js'
import { imports } from './lint/imports.js'
import { javascript } from './lint/javascript.js'
import { server } from './lint/server.js'
import { sharedNames } from './lint/shared-names.js'
import { typescript } from './lint/typescript.js'

export const lintRules = root => ({
  ...base,
  ignorePatterns: ['**/dist/**', '.data/**', '.cache/**', 'node_modules/**', 'lint/fixtures/**'],
  overrides: [
    ...javascript,
    ...typescript,
    ...files(root),
    ...imports(root),
    ...browser(root),
    ...days,
    ...sharedNames,
    ...server,
  ],
})

export default lintRules(import.meta.dirname)
