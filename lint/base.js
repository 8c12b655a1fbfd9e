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
    // The compiler checks names of namespaces, even computed ones.
    'import/namespace': 'off',
    // Texts, ISO dates and small numbers sort well by default.
    'typescript/require-array-sort-compare': 'off',
  },
}
