import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/* What `npm test` and `npm run test:slow` are made of: each program runs to its end, whatever another one found. */

export const root = fileURLToPath(new URL('..', import.meta.url))
const results = join(root, '.cache/test-results')

/** How many tests passed and failed, or steps that have no tests in them. */
export type Count = { passed: number; failed: number }

type Settings = { env?: Record<string, string>; folder?: string; isHeard?: boolean }

/**
 * Runs a program by `scripts/run.mjs`; answers whether it ended well. What it says comes at once, or in one piece at its
 * end where `isHeard` is false: beside another program.
 */
const run = (program: string[], { env = {}, folder = '.', isHeard = true }: Settings = {}) =>
  new Promise<boolean>(resolve => {
    const child = spawn(process.execPath, [join(root, 'scripts/run.mjs'), ...program], {
      cwd: join(root, folder),
      stdio: isHeard ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    })
    const said: Buffer[] = []
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => said.push(part))
    child.on('close', code => {
      process.stdout.write(Buffer.concat(said))
      resolve(code === 0)
    })
  })

/** One step that has no count of its own. */
export async function runOne(program: string[], settings?: Settings): Promise<Count> {
  return (await run(program, settings)) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/** Runs jest on two workers and more, as many as there are cores; keeps its results as `name`.json. */
export function runJest(name: string, args: string[], env: Record<string, string> = {}): Promise<Count> {
  // Jest would leave one core to itself. A worker keeps what it loaded as an ECMAScript module, so it goes when it is large.
  const workers = ['--maxWorkers=100%', '--workerIdleMemoryLimit=1500MB']
  const program = ['jest', ...args, ...workers, '--json', `--outputFile=${fileOf(name)}`, '--silent=false']
  return counted(name, program, { env })
}

/** Runs a project of the journeys; keeps its results as `name`.json. */
export function runJourneys(name: string, project: string): Promise<Count> {
  const program = ['node_modules/@playwright/test/cli.js', 'test', `--project=${project}`]
  return counted(name, program, { folder: 'e2e', env: { PLAYWRIGHT_JSON_OUTPUT_FILE: fileOf(name) } })
}

/** Holds the tests that the tables in docs/ name to the results of these names. */
export const prove = (...names: string[]): Promise<Count> => runOne(['docs/prove.ts', ...names.map(fileOf)])

/** The last line of each of the two commands; the exit code is 1 where anything failed. */
export function tell(counts: Count[]) {
  const sum = (part: keyof Count) => counts.reduce((total, count) => total + count[part], 0)
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
  process.exitCode = sum('failed') === 0 ? 0 : 1
}

/** A run that ends without a count, or badly though it counts no failure, has failed. */
async function counted(name: string, program: string[], settings: Settings): Promise<Count> {
  mkdirSync(results, { recursive: true })
  rmSync(fileOf(name), { force: true })
  const isWell = await run(program, settings)
  const count = readCount(fileOf(name))
  return isWell || count.failed > 0 ? count : { ...count, failed: 1 }
}

const fileOf = (name: string) => join(results, `${name}.json`)

type JestReport = { numPassedTests: number; numFailedTests: number; numRuntimeErrorTestSuites: number }
type PlaywrightReport = {
  stats: Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>
  errors: unknown[]
}

/** Counts what jest or Playwright wrote. A journey that passed only when it was tried again, or was passed over, failed. */
export function readCount(file: string): Count {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8')) as JestReport | PlaywrightReport
    if (!('stats' in report))
      return {
        passed: report.numPassedTests,
        failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
      }
    const { expected, unexpected, flaky, skipped } = report.stats
    return { passed: expected, failed: unexpected + flaky + skipped + report.errors.length }
  } catch {
    return { passed: 0, failed: 1 }
  }
}
