import { tests } from './places.js'

const noSql = {
  name: 'sql-template-tag',
  message:
    'SQL stands in queries.ts of its folder, where every query names its owner; the database folder has the rest.',
}

/** The files that may contain SQL. */
export const server = [
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
]
