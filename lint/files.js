import { sources } from './places.js'

export const files = root => [
  {
    files: sources,
    rules: {
      'max-lines': ['error', { max: 200 }],
      'pundi/file-names': ['error', root],
      // Type imports count too: files that need each other's types cannot be moved or tested
      // separately.
      'import/no-cycle': ['error', { ignoreTypes: false }],
    },
  },
]
