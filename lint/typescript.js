import { tests } from './places.js'
import { strict } from './recommended/typescript.js'

/** The rules that need types: no `any`, no unawaited promises. */
export const typescript = [
  {
    files: ['**/*.ts', '**/*.tsx'],
    rules: {
      ...strict,
      'typescript/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      'typescript/no-unused-vars': ['error', { varsIgnorePattern: '^_', ignoreRestSiblings: true }],
      'typescript/restrict-template-expressions': [
        'error',
        { allowNumber: true, allowBoolean: true, allowNullish: true },
      ],
      'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    },
  },
  {
    // A value that may be missing is checked, or a better type shows that it is there: a tuple, a narrower parameter,
    // an early return. Tests know their own data.
    files: ['**/*.test.{ts,tsx}', '**/testing/**', 'e2e/**'],
    rules: { 'typescript/no-non-null-assertion': 'off' },
  },
  {
    files: tests,
    rules: { 'typescript/no-unsafe-assignment': 'off', 'typescript/unbound-method': 'off' },
  },
]
