import { sources } from './places.js'

export const files = root => [
  {
    files: sources,
    rules: {
      'max-lines': ['error', { max: 200 }],
      'pundi/file-names': ['error', root],
      // Files that depend on each other's types cannot be moved or tested apart either.
      'import/no-cycle': ['error', { ignoreTypes: false }],
    },
  },
]
