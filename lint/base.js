import { fileURLToPath } from 'node:url'

/** Only rules that are named are enforced. A comment that switches a rule off must be needed. */
export const base = {
  options: {
    typeAware: true,
    maxWarnings: 0,
    reportUnusedDisableDirectives: 'error',
    respectEslintDisableDirectives: false,
  },
  plugins: ['eslint', 'typescript', 'react', 'import'],
  jsPlugins: [fileURLToPath(new URL('rules/plugin.js', import.meta.url))],
  categories: { correctness: 'off' },
}
