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
    // The compiler checks the names in namespaces, even computed names.
    'import/namespace': 'off',
    // Arrays of texts, ISO dates and small numbers are sorted correctly without a compare function.
    'typescript/require-array-sort-compare': 'off',
  },
}
