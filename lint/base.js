import { fileURLToPath } from 'node:url'

export const base = {
  options: {
    typeAware: true,
    maxWarnings: 0,
    reportUnusedDisableDirectives: 'error',
    respectEslintDisableDirectives: false,
  },
  plugins: ['eslint', 'typescript', 'react', 'import'],
  jsPlugins: [fileURLToPath(new URL('rules/plugin.js', import.meta.url))],
  categories: { correctness: 'error' },
  rules: {
    // This rule is off, because TypeScript checks the names in namespaces, even computed names.
    'import/namespace': 'off',
    // This rule is off, because the default order is correct for texts, ISO dates, and numbers with
    // equally many digits.
    'typescript/require-array-sort-compare': 'off',
  },
}
