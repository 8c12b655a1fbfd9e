import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, totalmem } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Engine } from '../e2e/engines/find-engines'

/* The steps of `npm test` and `npm run test:slow`. Each step runs to its end, even if another one failed. */

export const root = fileURLToPath(new URL('..', import.meta.url))
const results = join(root, '.cache/test-results')

/** How many tests passed and failed, and which passed at their second try only. A step without tests counts as one. */
export type Count = { passed: number; failed: number; retried?: string[] }

type Settings = { env?: Record<string, string>; folder?: string }

/** Runs a program by `scripts/run.mjs` and answers whether it succeeded. */
const run = (program: string[], { env = {}, folder = '.' }: Settings = {}) =>
  new Promise<boolean>(resolve => {
    const child = spawn(process.execPath, [join(root, 'scripts/run.mjs'), ...program], {
      cwd: join(root, folder),
      stdio: 'inherit',
      env: { ...process.env, ...env },
    })
    child.on('close', code => resolve(code === 0))
  })

/** Runs a step that counts no tests. */
export async function runOne(program: string[]): Promise<Count> {
  return (await run(program)) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/** One for each core: by default jest leaves one idle. A further one slows the others down by more than it does. */
const workerCount = availableParallelism()

/** Bytes; a container may have less than its machine, and 0 means that it has no limit. */
const memory = Math.min(totalmem(), process.constrainedMemory() || Infinity)

/**
 * The megabytes from which a worker is replaced: it never frees the ECMAScript modules that it loaded. All of them
 * together take half of the memory at most.
 */
const largestWorker = Math.min(1500, Math.floor(memory / 2 / workerCount / 2 ** 20))

/** Runs jest, and writes its results to `name`.json. */
export function runJest(name: string, args: string[], env: Record<string, string> = {}): Promise<Count> {
  const workers = [`--maxWorkers=${workerCount}`, `--workerIdleMemoryLimit=${largestWorker}MB`]
  const program = ['jest', ...args, ...workers, '--json', `--outputFile=${fileOf(name)}`, '--silent=false']
  return counted(name, program, { env })
}

/** Runs a Playwright project of the journeys, and writes its results to `name`.json. */
export function runJourneys(name: string, project: string): Promise<Count> {
  const program = ['node_modules/@playwright/test/cli.js', 'test', `--project=${project}`]
  return counted(name, program, { folder: 'e2e', env: { PLAYWRIGHT_JSON_OUTPUT_FILE: fileOf(name) } })
}

/** Runs the trials in an engine other than Chromium, and writes their results to `engine-NAME.json`. */
export function runEngine(engine: Engine): Promise<Count> {
  const config = ['-c', 'engines/playwright.config.ts', `--project=${engine}`]
  const program = ['node_modules/@playwright/test/cli.js', 'test', ...config]
  const name = `engine-${engine}`
  return counted(name, program, { folder: 'e2e', env: { PLAYWRIGHT_JSON_OUTPUT_FILE: fileOf(name) } })
}

/** Checks that the tests named in the tables of docs/ passed in these results. */
export const prove = (...names: string[]): Promise<Count> => runOne(['docs/prove.ts', ...names.map(fileOf)])

/** Prints the last lines of both commands: what needed a second try, and the counts. The exit code is 1 if anything failed. */
export function tell(counts: Count[]) {
  for (const name of counts.flatMap(({ retried = [] }) => retried))
    console.log(`At the second try only: ${name}`)
  const sum = (part: 'passed' | 'failed') => counts.reduce((total, count) => total + count[part], 0)
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
  process.exitCode = sum('failed') === 0 ? 0 : 1
}

/** A run without results has failed, and so has one that exits with an error but counts no failure. */
async function counted(name: string, program: string[], settings: Settings): Promise<Count> {
  mkdirSync(results, { recursive: true })
  rmSync(fileOf(name), { force: true })
  const isWell = await run(program, settings)
  const count = readCount(fileOf(name))
  return isWell || count.failed > 0 ? count : { ...count, failed: 1 }
}

const fileOf = (name: string) => join(results, `${name}.json`)

type JestReport = { numPassedTests: number; numFailedTests: number; numRuntimeErrorTestSuites: number }
type Suite = {
  specs?: { file: string; title: string; tests: { status: string }[] }[]
  suites?: Suite[]
}
type PlaywrightReport = Suite & {
  stats: Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>
  errors: unknown[]
}

const findRetried = ({ specs = [], suites = [] }: Suite): string[] => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ file, title }) => `${file} ${title}`),
  ...suites.flatMap(findRetried),
]

/** Counts the results of jest or Playwright. A skipped journey counts as failed; one that failed and then passed is named. */
export function readCount(file: string): Count {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8')) as JestReport | PlaywrightReport
    if (!('stats' in report))
      return {
        passed: report.numPassedTests,
        failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
      }
    const { expected, unexpected, flaky, skipped } = report.stats
    return {
      passed: expected + flaky,
      failed: unexpected + skipped + report.errors.length,
      retried: findRetried(report),
    }
  } catch {
    return { passed: 0, failed: 1 }
  }
}
