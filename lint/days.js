import { inBrowser, tests } from './places.js'

const message =
  'Do not compute with days here. Use addDays(), addMonths(), daysBetween() and the other functions of @pundi/contract.'

/** `getFullYear` is not listed, because the landing page shows the present year. */
const methods = [
  ...['getDate', 'getDay', 'getMonth', 'setDate', 'setMonth', 'setFullYear'],
  ...[
    'getUTCDate',
    'getUTCDay',
    'getUTCMonth',
    'getUTCFullYear',
    'setUTCDate',
    'setUTCMonth',
    'setUTCFullYear',
  ],
]

export const noDayArithmetic = {
  'no-restricted-properties': [
    'error',
    { object: 'Date', property: 'UTC', message },
    ...methods.map(property => ({ property, message })),
  ],
}

export const days = [
  {
    files: ['api/src/**', ...inBrowser],
    excludeFiles: ['shared/contract/calendar.ts', '*/src/testing/**', ...tests],
    rules: noDayArithmetic,
  },
]
