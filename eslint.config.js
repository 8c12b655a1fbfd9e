import { readFileSync } from 'node:fs'
import js from '@eslint/js'
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript'
import importX from 'eslint-plugin-import-x'
import reactHooks from 'eslint-plugin-react-hooks'
import ts from 'typescript-eslint'
import { fileNames } from './eslint/file-names.js'
import { wordsOutsideCatalogues } from './eslint/words-outside-catalogues.js'
import { zones } from './eslint/zones.js'

/* The walls of the house. Each message says where to go instead. */

const remotes = ['remote-auth', 'remote-user', 'remote-admin']
const tests = ['**/*.test.ts', '**/*.test.tsx', 'shared/devkit/testing/**', 'e2e/**', 'bench/**', 'eslint/**']
const inBrowser = ['shell/src/**', 'remote-*/src/**', 'shared/**']

const facade = readFileSync(new URL('shell/src/router-facade.ts', import.meta.url), 'utf8')
const routerNames = [...facade.matchAll(/^ {2}(\w+),$/gm)].map(([, name]) => name).concat('RouterProvider')

const noFetch = {
  name: 'fetch',
  message:
    'Calls go through request() of @pundi/platform/http: one place for the token, the language and errors.',
}
const noStorage = {
  name: 'localStorage',
  message:
    'What the browser keeps of a session belongs to shared/platform/session; other exceptions are named in eslint.config.js.',
}
const noTabStorage = { ...noStorage, name: 'sessionStorage' }
const noSql = {
  name: 'sql-template-tag',
  message:
    'SQL stands in queries.ts of its room, where every query names its owner; the database folder has the rest.',
}

/** The walls of a house that stands in the folder `root`; the fixtures of the tests are a small house of their own. */
export const walls = root =>
  ts.config(
    { ignores: ['**/dist/**', '.data/**', '.cache/**', 'node_modules/**', 'eslint/fixtures/**'] },
    js.configs.recommended,
    {
      files: ['**/*.ts', '**/*.tsx'],
      extends: [ts.configs.strictTypeChecked, reactHooks.configs.flat.recommended],
      languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: root } },
      rules: {
        '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
        '@typescript-eslint/no-non-null-assertion': 'off',
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
      files: ['**/*.ts', '**/*.tsx', '**/*.js', '**/*.mjs'],
      plugins: { 'import-x': importX, house: { rules: { 'file-names': fileNames } } },
      settings: {
        'import-x/resolver-next': [createTypeScriptImportResolver()],
        'import-x/extensions': ['.ts', '.tsx', '.js', '.mjs'],
        'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
      },
      rules: {
        'max-lines': ['error', { max: 200 }],
        'house/file-names': 'error',
        'import-x/no-cycle': 'error',
        'import-x/no-restricted-paths': [
          'error',
          {
            basePath: root,
            zones: zones(remotes),
          },
        ],
      },
    },
    {
      files: inBrowser,
      ignores: [...tests, 'shared/platform/http/**', 'shell/src/border/registry.ts', '**/*.config.ts'],
      rules: { 'no-restricted-globals': ['error', noFetch, noStorage, noTabStorage] },
    },
    // The one who fetches, and the one who looks at the registry before anything is loaded.
    {
      files: ['shared/platform/http/**', 'shell/src/border/registry.ts'],
      rules: { 'no-restricted-globals': ['error', noStorage, noTabStorage] },
    },
    {
      files: [
        'shared/platform/session/{storage,drafts}.ts',
        // What never leaves the browser, for one page of one remote, and what a tab knows its sign-in with Google by.
        'remote-user/src/recommendation/kept-answers.ts',
        'remote-auth/src/google/tab-key.ts',
        // Before anything is loaded: what the visitor chose, if they have a session, and which builds failed here.
        'shell/src/landing/boot.ts',
        'shell/src/landing/choose.ts',
        'shell/src/border/set-aside.ts',
      ],
      rules: { 'no-restricted-globals': ['error', noFetch] },
    },
    {
      files: ['remote-*/src/**', 'shell/src/**'],
      ignores: ['shell/src/router-facade.ts'],
      rules: {
        '@typescript-eslint/no-restricted-imports': [
          'error',
          {
            paths: [
              {
                name: 'react-router-dom',
                allowImportNames: routerNames,
                allowTypeImports: true,
                message:
                  'The shell does not give this name to remotes: add it to shell/src/router-facade.ts, a new minor version of the contract.',
              },
              {
                name: 'react-router',
                message: 'Import from react-router-dom: that is the router the shell shares.',
              },
              {
                name: '@module-federation/enhanced/runtime',
                message:
                  'shell/src/border/runtime.ts is the one file that knows the federation runtime; use openDoor().',
              },
            ],
          },
        ],
      },
    },
    {
      files: ['remote-*/src/**/*.tsx', 'shell/src/**/*.tsx', 'shared/{area,list,ui}/**/*.tsx'],
      ignores: [...tests, '*/src/testing/**'],
      rules: { 'no-restricted-syntax': ['error', ...wordsOutsideCatalogues] },
    },
    { files: ['shell/src/border/runtime.ts'], rules: { '@typescript-eslint/no-restricted-imports': 'off' } },
    {
      files: ['api/**/*.ts'],
      ignores: ['**/queries.ts', '**/*-queries.ts', 'api/src/database/**', ...tests],
      rules: {
        'no-restricted-imports': ['error', { paths: [noSql] }],
        'no-restricted-syntax': [
          'error',
          { selector: "CallExpression[callee.property.name='query']", message: noSql.message },
        ],
      },
    },
    {
      files: tests,
      rules: { '@typescript-eslint/no-unsafe-assignment': 'off', '@typescript-eslint/unbound-method': 'off' },
    },
    {
      files: ['**/*.mjs', '**/*.js'],
      languageOptions: { globals: { process: 'readonly', URL: 'readonly', setInterval: 'readonly' } },
    },
  )

export default walls(import.meta.dirname)
