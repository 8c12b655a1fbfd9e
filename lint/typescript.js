import { tests } from './places.js'

export const typescript = [
  {
    files: ['**/*.ts', '**/*.tsx'],
    rules: {
      'typescript/no-deprecated': 'error',
      'typescript/no-explicit-any': 'error',
      'typescript/no-non-null-assertion': 'error',
      'typescript/no-require-imports': 'error',
      'typescript/no-unnecessary-condition': 'error',
      'typescript/no-unnecessary-type-assertion': 'error',
      'typescript/no-unsafe-argument': 'error',
      'typescript/no-unsafe-assignment': 'error',
      'typescript/no-unsafe-call': 'error',
      'typescript/no-unsafe-member-access': 'error',
      'typescript/no-unsafe-return': 'error',
      'typescript/prefer-promise-reject-errors': 'error',
      'typescript/use-unknown-in-catch-callback-variable': 'error',
      'typescript/ban-ts-comment': ['error', { minimumDescriptionLength: 10 }],
      'typescript/restrict-plus-operands': [
        'error',
        {
          allowAny: false,
          allowBoolean: false,
          allowNullish: false,
          allowNumberAndString: false,
          allowRegExp: false,
        },
      ],
      'typescript/return-await': ['error', 'error-handling-correctness-only'],
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
    // Tests may use `!`, because they know their data. Other code should check the value or use a
    // better type: a tuple, a narrower parameter, an early return.
    files: ['**/*.test.{ts,tsx}', '**/testing/**', 'e2e/**'],
    rules: { 'typescript/no-non-null-assertion': 'off' },
  },
  {
    files: tests,
    rules: { 'typescript/no-unsafe-assignment': 'off', 'typescript/unbound-method': 'off' },
  },
]
