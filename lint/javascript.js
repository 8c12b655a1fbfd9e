import { sources } from './places.js'
import { recommended, recommendedOutsideTypeScript } from './recommended/javascript.js'

/** Mistakes that show without types. */
export const javascript = [
  { files: sources, rules: recommended },
  {
    files: ['**/*.js', '**/*.mjs'],
    globals: { process: 'readonly', URL: 'readonly', setInterval: 'readonly' },
    rules: recommendedOutsideTypeScript,
  },
]
