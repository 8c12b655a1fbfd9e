import { jest } from '@jest/globals'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readCount, root, runEngines } from './run-tests'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pundi-results-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function count(report: object) {
  const file = join(folder, 'results.json')
  writeFileSync(file, JSON.stringify(report))
  return readCount(file)
}

const stats = { expected: 5, unexpected: 0, flaky: 0, skipped: 0 }
const journeys = (changes: object, statuses: string[] = []) => ({
  stats: { ...stats, ...changes },
  errors: [],
  suites: [
    {
      specs: [],
      suites: statuses.map(status => ({
        specs: [{ file: 'admin.test.ts', title: `a journey that is ${status}`, tests: [{ status }] }],
      })),
    },
  ],
})

test('a journey that passes at its second try has passed, and is named', () => {
  expect(count(journeys({ flaky: 1 }, ['expected', 'flaky']))).toEqual({
    ...{ passed: 6, failed: 0, failures: [] },
    retried: ['admin.test.ts a journey that is flaky'],
  })
})

test('one that fails twice, or is skipped, has failed, and so has a run with an error of its own', () => {
  expect(count(journeys({ unexpected: 1 }, ['unexpected']))).toMatchObject({
    ...{ failed: 1, failures: ['admin.test.ts a journey that is unexpected'], retried: [] },
  })
  expect(count(journeys({ skipped: 2 }))).toMatchObject({ failed: 2 })
  expect(count({ ...journeys({}), errors: [{}] })).toMatchObject({ passed: 5, failed: 1 })
})

test('a test that fails is named, and so is a file that cannot run', () => {
  const failed = { status: 'failed', fullName: 'a fee is kept' }
  const report = {
    ...{ numPassedTests: 3, numFailedTests: 1, numRuntimeErrorTestSuites: 1 },
    testResults: [
      { name: join(root, 'api/fee.test.ts'), status: 'failed', assertionResults: [failed] },
      { name: join(root, 'api/broken.test.ts'), status: 'failed', assertionResults: [] },
    ],
  }
  expect(count(report)).toEqual({
    ...{ passed: 3, failed: 2, failures: ['api/fee.test.ts a fee is kept', 'api/broken.test.ts'] },
  })
})

test('a run without results has failed', () => {
  expect(readCount(join(folder, 'none.json'))).toEqual({
    ...{ passed: 0, failed: 1, failures: ['none.json is missing or cannot be read'] },
  })
})

test('an engine that this machine lacks is no failure, and what to install is said', async () => {
  const said = jest.spyOn(console, 'log').mockImplementation(() => {})
  const missing = { firefox: [], webkit: ['webkit2gtk-driver', 'xvfb'] }
  const counts = await runEngines(
    engine => missing[engine],
    () => Promise.resolve({ passed: 11, failed: 0 }),
  )
  expect(counts).toEqual([{ passed: 11, failed: 0 }])
  expect(said.mock.calls).toEqual([
    [
      'Skipped webkit, because this machine lacks webkit2gtk-driver, xvfb. On Debian: apt-get install webkit2gtk-driver xvfb',
    ],
  ])
})
