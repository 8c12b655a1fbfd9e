import ts from 'typescript-eslint'
import { tests } from './places.js'

/** The rules that need types: no `any`, no unawaited promises. */
export const typescript = root =>
  ts.config(
    {
      files: ['**/*.ts', '**/*.tsx'],
      extends: [ts.configs.strictTypeChecked],
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
      // A value that may be missing is checked, or a better type shows that it is there: a tuple, a narrower parameter,
      // an early return. Tests know their own data.
      files: ['**/*.test.{ts,tsx}', '**/testing/**', 'e2e/**'],
      rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
    },
    {
      files: tests,
      rules: { '@typescript-eslint/no-unsafe-assignment': 'off', '@typescript-eslint/unbound-method': 'off' },
    },
  )
