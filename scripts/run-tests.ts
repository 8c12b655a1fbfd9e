import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, totalmem } from 'node:os'
import { basename, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findMissing, type Engine } from '../e2e/engines/find-engines'

/*
 * The steps of `npm test` and `npm run test:slow`. Each step runs to its end, even if an earlier
 * step failed.
 */

export const root = fileURLToPath(new URL('..', import.meta.url))
const results = join(root, '.cache/test-results')

/**
 * The number of tests of a step. A step without tests, such as the build, counts as one test.
 * `failures`: the names of the tests that failed. `retried`: tests that passed only at the second
 * try.
 */
export type Count = { passed: number; failed: number; failures?: string[]; retried?: string[] }

type Settings = { env?: Record<string, string>; folder?: string }

const run = (program: string[], { env = {}, folder = '.' }: Settings = {}) =>
  new Promise<boolean>(resolve => {
    const child = spawn(process.execPath, [join(root, 'scripts/run.mjs'), ...program], {
      cwd: join(root, folder),
      stdio: 'inherit',
      env: { ...process.env, ...env },
    })
    child.on('close', code => resolve(code === 0))
  })

export async function runOne(program: string[]): Promise<Count> {
  return (await run(program))
    ? { passed: 1, failed: 0 }
    : { passed: 0, failed: 1, failures: [program.join(' ')] }
}

/**
 * One worker per core. Jest's default leaves one core idle, and more workers would slow each other
 * down.
 */
const workerCount = availableParallelism()

/**
 * The memory in bytes. A container may have less memory than its machine; `constrainedMemory`
 * returns 0 if there is no limit.
 */
const memory = Math.min(totalmem(), process.constrainedMemory() || Infinity)

/**
 * The memory limit of a worker in megabytes. Jest replaces a worker that uses more, because a
 * worker never frees the ES modules it has loaded. All workers together get at most half of the
 * memory.
 */
const largestWorker = Math.min(1500, Math.floor(memory / 2 / workerCount / 2 ** 20))

export function runJest(name: string, args: string[], env: Record<string, string> = {}): Promise<Count> {
  const workers = [`--maxWorkers=${workerCount}`, `--workerIdleMemoryLimit=${largestWorker}MB`]
  const program = ['jest', ...args, ...workers, '--json', `--outputFile=${fileOf(name)}`, '--silent=false']
  return counted(name, program, { env })
}

export function runJourneys(name: string, project: string): Promise<Count> {
  const program = ['node_modules/@playwright/test/cli.js', 'test', `--project=${project}`]
  return counted(name, program, { folder: 'e2e', env: { PLAYWRIGHT_JSON_OUTPUT_FILE: fileOf(name) } })
}

function runEngine(engine: Engine): Promise<Count> {
  const config = ['-c', 'engines/playwright.config.ts', `--project=${engine}`]
  const program = ['node_modules/@playwright/test/cli.js', 'test', ...config]
  const name = `engine-${engine}`
  return counted(name, program, { folder: 'e2e', env: { PLAYWRIGHT_JSON_OUTPUT_FILE: fileOf(name) } })
}

export async function runEngines(missingOf = findMissing, tryIn = runEngine): Promise<Count[]> {
  const counts = []
  for (const engine of ['firefox', 'webkit'] satisfies Engine[]) {
    const missing = missingOf(engine)
    if (missing.length === 0) counts.push(await tryIn(engine))
    else
      console.log(
        `Skipped ${engine}, because this machine lacks ${missing.join(', ')}. On Debian: apt-get install ${missing.join(' ')}`,
      )
  }
  return counts
}

/**
 * Prints how many tests passed and failed in all steps, and the names of those that failed. Sets the
 * exit code to 1 if any failed.
 */
export function tell(counts: Count[]) {
  for (const name of counts.flatMap(({ retried = [] }) => retried))
    console.log(`Passed only on the second try: ${name}`)
  for (const name of counts.flatMap(({ failures = [] }) => failures)) console.log(`Failed: ${name}`)
  const sum = (part: 'passed' | 'failed') => counts.reduce((total, count) => total + count[part], 0)
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
  process.exitCode = sum('failed') === 0 ? 0 : 1
}

/**
 * Runs a test program and counts its tests from its result file. Counts one failure if there is no
 * result file, or if the program exits with an error although no test failed.
 */
async function counted(name: string, program: string[], settings: Settings): Promise<Count> {
  mkdirSync(results, { recursive: true })
  rmSync(fileOf(name), { force: true })
  const isWell = await run(program, settings)
  const count = readCount(fileOf(name))
  return isWell || count.failed > 0 ? count : { ...count, failed: 1, failures: [`${name}, after its tests`] }
}

const fileOf = (name: string) => join(results, `${name}.json`)

type JestReport = {
  numPassedTests: number
  numFailedTests: number
  numRuntimeErrorTestSuites: number
  testResults: {
    name: string
    status: string
    assertionResults: { status: string; fullName: string }[]
  }[]
}
type Suite = {
  specs?: { file: string; title: string; tests: { status: string }[] }[]
  suites?: Suite[]
}
type PlaywrightReport = Suite & {
  stats: Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>
  errors: unknown[]
}

const findJourneys = ({ specs = [], suites = [] }: Suite, wanted: string): string[] => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === wanted))
    .map(({ file, title }) => `${file} ${title}`),
  ...suites.flatMap(suite => findJourneys(suite, wanted)),
]

/** A file that could not run has no tests, so its own name is given. */
const findFailures = ({ testResults }: JestReport) =>
  testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }) => {
      const file = relative(root, name)
      const failed = assertionResults.filter(({ status }) => status === 'failed')
      return failed.length > 0 ? failed.map(({ fullName }) => `${file} ${fullName}`) : [file]
    })

/**
 * Counts the tests in a result file of Jest or Playwright. Tests that Playwright skipped count as
 * failed. A file that cannot be read counts as one failed test.
 */
export function readCount(file: string): Count {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8')) as JestReport | PlaywrightReport
    if (!('stats' in report))
      return {
        passed: report.numPassedTests,
        failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
        failures: findFailures(report),
      }
    const { expected, unexpected, flaky, skipped } = report.stats
    return {
      passed: expected + flaky,
      failed: unexpected + skipped + report.errors.length,
      failures: ['unexpected', 'skipped'].flatMap(status => findJourneys(report, status)),
      retried: findJourneys(report, 'flaky'),
    }
  } catch {
    return { passed: 0, failed: 1, failures: [`${basename(file)} is missing or cannot be read`] }
  }
}
