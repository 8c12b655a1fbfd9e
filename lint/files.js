import { sources } from './places.js'

/** How long files may be, how they may be named, and that none imports itself, directly or through others. */
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
