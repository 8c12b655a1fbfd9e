import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findCall, isNamed, type NamedTest } from './named-tests'

const root = fileURLToPath(new URL('..', import.meta.url))

/** A test that was run: its file, from the root of the project, its name there, and whether it passed. */
export interface Result {
  path: string
  name: string
  hasPassed: boolean
}

interface JestReport {
  testResults: { name: string; assertionResults: { title: string; status: string }[] }[]
}

interface Suite {
  specs: { title: string; file: string; ok: boolean; tests: { status: string }[] }[]
  suites?: Suite[]
}

interface PlaywrightReport {
  config: { rootDir: string }
  suites: Suite[]
}

/** Reads what `jest --json` or the JSON reporter of Playwright has written. */
export function readResults(file: string): Result[] {
  const report = JSON.parse(readFileSync(file, 'utf8')) as JestReport | PlaywrightReport
  return 'testResults' in report ? ofJest(report) : ofPlaywright(report)
}

const ofJest = ({ testResults }: JestReport) =>
  testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults.map(({ title, status }) => ({
      path: relative(root, file),
      name: title,
      hasPassed: status === 'passed',
    })),
  )

function ofPlaywright({ config, suites }: PlaywrightReport): Result[] {
  const ofSuite = (suite: Suite): Result[] => [
    ...suite.specs.map(({ title, file, ok, tests }) => ({
      path: relative(root, join(config.rootDir, file)),
      name: title,
      // One that passed at its second try is named by the last lines of the run, and proves what it says.
      hasPassed: ok && tests.every(({ status }) => status === 'expected' || status === 'flaky'),
    })),
    ...(suite.suites ?? []).flatMap(ofSuite),
  ]
  return suites.flatMap(ofSuite)
}

/**
 * What these results do not prove of the named tests, in words; empty where every one exists and passed, all of its rows
 * included. A slow test of which there is no result need only exist.
 */
export function findUnproven(named: NamedTest[], results: Result[]): string[] {
  const judge = (test: NamedTest) => {
    const call = findCall(test)
    if (!call) return 'is no test of its file'
    const own = results.filter(({ path, name }) => path === test.path && isNamed(name, test.name))
    if (own.some(({ hasPassed }) => !hasPassed)) return 'did not pass'
    return own.length > 0 || call.isSlow ? undefined : 'was not run'
  }
  return named.flatMap(test => {
    const fault = judge(test)
    return fault ? [`${test.path}: "${test.name}" ${fault}`] : []
  })
}
