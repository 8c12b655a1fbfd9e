import { sources } from './places.js'

export const javascript = [
  {
    files: sources,
    rules: {
      'no-case-declarations': 'error',
      'no-empty': 'error',
      'no-fallthrough': 'error',
      'no-var': 'error',
      'prefer-const': 'error',
      'preserve-caught-error': 'error',
    },
  },
  {
    // Finds undefined names. In TypeScript files, the compiler finds them.
    files: ['**/*.js', '**/*.mjs'],
    globals: { process: 'readonly', URL: 'readonly', setInterval: 'readonly' },
    rules: { 'no-undef': 'error' },
  },
]
