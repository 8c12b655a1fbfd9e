import reactHooks from 'eslint-plugin-react-hooks'
import ts from 'typescript-eslint'
import { tests } from './places.js'

/** What TypeScript can know of a file: no `any`, no promise that nobody waits for. */
export const typescript = root =>
  ts.config(
    {
      files: ['**/*.ts', '**/*.tsx'],
      extends: [ts.configs.strictTypeChecked, reactHooks.configs.flat.recommended],
      languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: root } },
      rules: {
        '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
        '@typescript-eslint/only-throw-error': 'off',
        '@typescript-eslint/require-await': 'off',
        '@typescript-eslint/no-unused-vars': ['error', { varsIgnorePattern: '^_', ignoreRestSiblings: true }],
        '@typescript-eslint/restrict-template-expressions': [
          'error',
          { allowNumber: true, allowBoolean: true, allowNullish: true },
        ],
        '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
        '@typescript-eslint/no-unnecessary-type-parameters': 'off',
      },
    },
    {
      // What may be missing is looked at and answered, or a better type says that it is there: a tuple, a narrower
      // parameter, an early return. Tests know what they made.
      files: ['**/*.test.{ts,tsx}', '**/testing/**', 'e2e/**'],
      rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
    },
    {
      files: tests,
      rules: { '@typescript-eslint/no-unsafe-assignment': 'off', '@typescript-eslint/unbound-method': 'off' },
    },
  )
