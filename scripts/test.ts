import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/*
 * Everything that can be known of the house before it is lived in: types and lint, each workspace's tests, the journeys
 * in a real browser. Goes on after a failure, so that one run tells all; ends with the one line "N passed, N failed".
 */

const root = fileURLToPath(new URL('..', import.meta.url))
const results = mkdtempSync(join(tmpdir(), 'pundi-tests-'))

interface Tally {
  passed: number
  failed: number
}

const run = (program: string[]) =>
  new Promise<boolean>(resolve => {
    const child = spawn(process.execPath, [join(root, 'scripts/run.mjs'), ...program], {
      cwd: root,
      stdio: 'inherit',
    })
    child.on('exit', code => resolve(code === 0))
  })

const runOne = async (...program: string[]): Promise<Tally> =>
  (await run(program)) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }

/** Runs a program that runs jest, and counts what jest counted. A run that ends without a count has failed. */
async function runJest(name: string, ...program: string[]): Promise<Tally> {
  const file = join(results, `${name}.json`)
  const isWell = await run([...program, '--json', `--outputFile=${file}`, '--silent=false'])
  const counted = readCount(file)
  return isWell || counted.failed > 0 ? counted : { ...counted, failed: 1 }
}

function readCount(file: string): Tally {
  try {
    const count = JSON.parse(readFileSync(file, 'utf8')) as Record<string, number>
    return {
      passed: count.numPassedTests!,
      failed: count.numFailedTests! + count.numRuntimeErrorTestSuites!,
    }
  } catch {
    return { passed: 0, failed: 1 }
  }
}

const tallies = [
  await runOne('scripts/check.ts'),
  // Jest would leave one core to itself. A worker keeps what it loaded as an ECMAScript module, so it goes when it is large.
  await runJest('units', 'jest', '--maxWorkers=100%', '--workerIdleMemoryLimit=1500MB'),
  await runJest('journeys', 'e2e/run.ts'),
]
rmSync(results, { recursive: true })
const sum = (part: keyof Tally) => tallies.reduce((total, tally) => total + tally[part], 0)
console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
process.exitCode = sum('failed') === 0 ? 0 : 1
