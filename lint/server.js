import { tests } from './places.js'
import { queriesStandInTheirFile } from './rules/queries-in-their-file.js'

export const server = [
  {
    files: ['api/src/**/*.ts', 'shared/contract/**/*.ts'],
    excludeFiles: tests,
    rules: { 'pundi/money-in-cents': 'error' },
  },
  {
    files: ['api/**/*.ts'],
    excludeFiles: ['**/queries.ts', '**/*-queries.ts', 'api/src/platform/database/**', ...tests],
    rules: {
      'no-restricted-imports': [
        'error',
        { paths: [{ name: 'sql-template-tag', message: queriesStandInTheirFile }] },
      ],
      'pundi/queries-in-their-file': 'error',
    },
  },
]
