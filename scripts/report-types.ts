import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from './run-tests'
import { raise } from './report-types/raise'
import { compareReports, type Compared } from './report-types/report'

/*
 * `npm run report:types`: writes the reports of the public types anew, unless a version was raised by too little. With
 * `-- --raise` it raises the versions first.
 */

const { raise: isRaised } = parseArgs({ options: { raise: { type: 'boolean' } } }).values
const compared = await compareReports()
const steps = isRaised ? compared.flatMap(one => one.steps) : []

for (const step of steps) {
  raise(root, step)
  process.stdout.write(`${step.place} goes from ${step.now} to ${step.wanted}\n`)
}
if (steps.length > 0) writeAnew()
else compared.forEach(writeReport)

/** In a process of its own, which reads the new versions. */
function writeAnew() {
  const { status } = spawnSync(process.execPath, [...process.execArgv, import.meta.filename], {
    stdio: 'inherit',
  })
  process.exitCode = status ?? 1
}

function writeReport({ file, text, problem, steps }: Compared) {
  if (problem === undefined) return
  if (steps.length > 0) {
    process.stderr.write(`${problem}\n`)
    process.exitCode = 1
    return
  }
  writeFileSync(join(root, file), text)
  process.stdout.write(`Wrote ${file}\n`)
}
